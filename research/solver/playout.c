/* Plays a deal to its end by the rules of thumb of `game.computer.card_play.rollout`, which say in words what is done here.

Only for games in which tricks are good; cards, suits and points are those that `prepare` of `solver.c` was told. */
#include "game.h"

#define CLASSES 32
#define SHOWN 16
#define AT_STAKE 10
#define RICH 10
#define LIKELY 4
#define EXPORT(name) __attribute__((export_name(name)))

/* Where all numbers of a moment are told: four hands, three cards that lie (-1 where there is none), whose turn it is, the
cards put away, those out of play, who declares, how many play, and by place the points, the tricks, and the last trick
taken. It tells there what was taken and whose turn it is at the end, and behind it how many cards were played. */
static int32_t moment[32];
/* How many classes of cheap cards there are, 32 masks of them, and the same of rich cards. */
static int32_t classes[2 + 2 * CLASSES];
static uint32_t held[SEATS], put, left;
static int declarer, number, trick[SEATS], lying, leader, has_points;

EXPORT("moment") int32_t *where_moment(void) { return moment; }
EXPORT("classes") int32_t *where_classes(void) { return classes; }

static uint32_t lowest(uint32_t cards) { return cards & -cards; }
static uint32_t highest(uint32_t cards) { return 1u << (31 - __builtin_clz(cards)); }
static int place_of(uint32_t card) { return __builtin_ctz(card); }
static int length(uint32_t cards) { return __builtin_popcount(cards); }

static uint32_t first_of(int32_t *of, uint32_t cards) {
    for (int i = 1; i <= of[0]; i++)
        if (cards & (uint32_t)of[i]) return cards & (uint32_t)of[i];
    return cards;
}
static uint32_t cheap(uint32_t cards) { return first_of(classes, cards); }
static uint32_t rich(uint32_t cards) { return first_of(classes + 1 + CLASSES, cards); }

static int lies(void) {
    int sum = 0;
    for (int i = 0; i < lying; i++) sum += points[trick[i]];
    return sum;
}

static uint32_t above(uint32_t card) {
    uint32_t led = of_card[trick[0]];
    return -(card << 1) & (card & led ? led | trumps : trumps);
}

static uint32_t low(uint32_t cards, int sign) {
    uint32_t cheapest = cheap(cards), best = lowest(cheapest);
    for (int s = 0, least = 99; s < number_of_suits - 1; s++) {
        int many = sign * length(cards & suits[s]);
        if (cheapest & suits[s] && many < least) best = lowest(cheapest & suits[s]), least = many;
    }
    return best;
}

static uint32_t lead_alone(uint32_t hand, uint32_t out) {
    uint32_t mine = hand & trumps, theirs = out & ~left & trumps, best = 0;
    if (mine && theirs && mine > theirs) return highest(mine);
    if (mine && theirs && length(mine) >= length(theirs)) return highest(cheap(mine));
    for (int s = 0, most = -1; s < number_of_suits - 1; s++) {
        uint32_t own = hand & suits[s], other = out & suits[s];
        if (own <= other || !other || !(mine || !theirs)) continue;
        int promise = points[place_of(highest(own))] * 8 + length(other);
        if (promise > most) best = highest(own), most = promise;
    }
    return best ? best : low(hand & ~trumps ? hand & ~trumps : mine, -1);
}

static uint32_t low_from_poor(uint32_t plain) {
    if (!has_points) return plain ? low(plain, 1) : 0;
    uint32_t best = 0;
    for (int s = 0, least = 1 << 30; s < number_of_suits - 1; s++) {
        uint32_t own = plain & suits[s];
        int worth = (count(own) << 8) + length(own);
        if (own && worth < least) best = own, least = worth;
    }
    return lowest(best);
}

static uint32_t lead_together(uint32_t hand, uint32_t out) {
    uint32_t best = 0;
    for (int s = 0, fewest = 99; s < number_of_suits - 1; s++) {
        uint32_t own = hand & suits[s], other = out & suits[s];
        int half = length(suits[s]) / 2;
        if (own > other && length(other) >= (half < LIKELY ? half : LIKELY) && length(own) < fewest)
            best = highest(own), fewest = length(own);
    }
    if (!best) best = low_from_poor(hand & ~trumps);
    return best ? best : low(hand, 1);
}

static uint32_t sure(uint32_t winning, uint32_t out) {
    uint32_t found = 0;
    for (; winning; winning &= winning - 1)
        if (!(out & above(lowest(winning)))) found |= lowest(winning);
    return found;
}

static uint32_t likely(uint32_t winning, uint32_t out) {
    uint32_t led = of_card[trick[0]];
    return led == trumps || !(out & led) || !has_points ? 0 : sure(winning, out & led);
}

static uint32_t win(uint32_t legal, uint32_t winning) {
    uint32_t plain = winning & ~trumps, cheapest = lowest(cheap(legal)), dear = lowest(rich(winning));
    if (plain) return lowest(rich(plain));
    if (points[place_of(dear)] >= RICH) return dear;
    return !lies() && !(cheapest & winning) && !points[place_of(cheapest)] ? cheapest : lowest(winning);
}

static int holding(int *best) {
    int holder = leader;
    *best = trick[0];
    for (int i = 1; i < lying; i++)
        if (trick[i] > *best && 1u << trick[i] & (of_card[trick[0]] | trumps)) *best = trick[i], holder = (leader + i) % number;
    return holder;
}

static uint32_t follow(int me, uint32_t legal, uint32_t out) {
    int best, holder = holding(&best), mates = declarer != me && declarer != holder, rival_to_come = lying < number - 1;
    for (int i = 0; i < lying; i++) rival_to_come &= me == declarer || (leader + i) % number != declarer;
    uint32_t over = above(1u << best), winning = legal & over, safe, plain;
    if (mates && (!rival_to_come || !(out & over))) return lowest(rich(legal));
    if (winning && !rival_to_come) return win(legal, winning);
    if (me == declarer && (safe = likely(winning, out))) return win(legal, safe);
    if ((safe = sure(winning, out))) return (plain = safe & ~trumps) ? lowest(rich(plain)) : lowest(safe);
    uint32_t cheapest = lowest(cheap(legal));
    int dared = (cheapest & winning) || lies() >= AT_STAKE;
    return winning && dared && !mates ? lowest(cheap(winning)) : cheapest;
}

static uint32_t chosen(int me) {
    uint32_t hand = held[me], legal = hand, out = left | (me == declarer ? 0 : put);
    if (lying && hand & of_card[trick[0]]) legal = hand & of_card[trick[0]];
    if (!(legal & (legal - 1))) return legal;
    for (int i = 0; i < number; i++) out |= i == me ? 0 : held[i];
    if (lying) return follow(me, legal, out);
    return me == declarer ? lead_alone(hand, out) : lead_together(hand, out);
}

/* Play the moment that was told to its end. */
EXPORT("play_out") void play_out(void) {
    int turn = moment[7], best;
    int32_t *made = moment + 12, *tricks = made + SEATS, *last = tricks + SEATS;
    put = (uint32_t)moment[8], left = (uint32_t)moment[9], declarer = moment[10], number = moment[11];
    moment[24] = has_points = 0;
    for (int i = 0; i < 32; i++) has_points |= points[i];
    for (int i = 0; i < SEATS; i++) held[i] = (uint32_t)moment[i];
    for (lying = 0; lying < SEATS - 1 && moment[4 + lying] >= 0; lying++) trick[lying] = moment[4 + lying];
    for (leader = (turn + number - lying) % number; held[turn]; moment[24]++) {
        uint32_t card = chosen(turn);
        held[turn] ^= card;
        trick[lying++] = place_of(card);
        turn = (turn + 1) % number;
        if (lying < number) continue;
        turn = holding(&best), made[turn] += lies(), tricks[turn]++, last[turn] = 0;
        for (int i = 0; i < number; i++) last[turn] += i == turn ? 0 : tricks[i];
        last[turn] += tricks[turn];
        leader = turn, lying = 0;
    }
    moment[7] = turn;
}
