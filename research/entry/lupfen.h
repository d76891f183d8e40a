/* Deals of Lupfen for the solver: classes of hands, card play by rules of thumb, and the value of the outcome. */


#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SUITS = 4, RANKS = 5, CARDS = 20, HAND = 3, MOST = 6, PRICES = 4, MOST_CLASSES = 2048 };
enum { NO = 0, YES = 1 };
static const int PRICE[PRICES] = {1, 2, 3, 6};

static int seats, pots, prices, vorarlberg;
static double pot_at[32];

/* ---- randomness ---- */

static uint64_t state[4];

static uint64_t rotl(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static uint64_t draw(void) {
    uint64_t result = rotl(state[1] * 5, 7) * 9, t = state[1] << 17;
    state[2] ^= state[0]; state[3] ^= state[1]; state[1] ^= state[2]; state[0] ^= state[3];
    state[2] ^= t; state[3] = rotl(state[3], 45);
    return result;
}

static void seed(uint64_t s) {
    for (int i = 0; i < 4; i++) {
        s += 0x9e3779b97f4a7c15ULL;
        uint64_t z = s;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        state[i] = z ^ (z >> 31);
    }
}

static double chance(void) { return (draw() >> 11) * (1.0 / 9007199254740992.0); }
static int below(int n) { return (int)(((draw() >> 32) * (uint64_t)n) >> 32); }

/* ---- classes of hands: plain suits are equivalent ---- */

static int lift_keys[MOST_CLASSES], lift_classes, join_keys[MOST_CLASSES * 2], join_classes;

static void masks_of(const int *hand, int *mask) {
    memset(mask, 0, SUITS * sizeof *mask);
    for (int i = 0; i < HAND; i++) mask[hand[i] / RANKS] |= 1 << hand[i] % RANKS;
}

static void descending(int *mask, int n) {
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && mask[j] > mask[j - 1]; j--) { int t = mask[j]; mask[j] = mask[j - 1]; mask[j - 1] = t; }
}

static int lift_key(const int *hand) {
    int mask[SUITS];
    masks_of(hand, mask);
    descending(mask, SUITS);
    return ((mask[0] << 5 | mask[1]) << 5 | mask[2]) << 5 | mask[3];
}

static int join_key(const int *hand, int turn) {
    int mask[SUITS], trump = turn / RANKS, own, t;
    masks_of(hand, mask);
    own = mask[trump];
    t = mask[0]; mask[0] = mask[trump]; mask[trump] = t;
    descending(mask + 1, SUITS - 1);
    return (((turn % RANKS << 5 | own) << 5 | mask[1]) << 5 | mask[2]) << 5 | mask[3];
}

static int ascending(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static int distinct(int *keys, int n) {
    int kept = 0;
    qsort(keys, n, sizeof *keys, ascending);
    for (int i = 0; i < n; i++)
        if (!i || keys[i] != keys[i - 1]) keys[kept++] = keys[i];
    return kept;
}

static void list_classes(void) {
    static int all[CARDS * CARDS * CARDS * CARDS];
    int n = 0;
    for (int a = 0; a < CARDS; a++)
        for (int b = a + 1; b < CARDS; b++)
            for (int c = b + 1; c < CARDS; c++) all[n++] = lift_key((int[]){a, b, c});
    lift_classes = distinct(all, n);
    memcpy(lift_keys, all, lift_classes * sizeof *all);
    n = 0;
    for (int t = 0; t < CARDS; t++)
        for (int a = 0; a < CARDS; a++)
            for (int b = a + 1; b < CARDS; b++)
                for (int c = b + 1; c < CARDS; c++)
                    if (a != t && b != t && c != t) all[n++] = join_key((int[]){a, b, c}, t);
    join_classes = distinct(all, n);
    memcpy(join_keys, all, join_classes * sizeof *all);
}

static int class_of(int key, const int *keys, int n) {
    int low = 0, high = n - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (keys[middle] < key) low = middle + 1; else high = middle;
    }
    return low;
}

/* ---- a deal ---- */

typedef struct {
    int hand[MOST][HAND], turn, rest[CARDS], left;
    int lift_class[MOST], join_class[MOST];
    int pot, bucket;
    int known[1 << MOST];
    int taken[1 << MOST][MOST];
} Deal;

static Deal deal;

static int count_rank(const int *hand, int rank) {
    int n = 0;
    for (int i = 0; i < HAND; i++) n += hand[i] % RANKS == rank;
    return n;
}

static int weak(const int *hand) { return count_rank(hand, 0) == 2 && count_rank(hand, 1) == 1; }

static int strength(int card, int trump) { return (card / RANKS == trump) * 100 + card % RANKS; }

static void deal_cards(void) {
    int pack[CARDS];
    for (int i = 0; i < CARDS; i++) pack[i] = i;
    for (int i = CARDS - 1; i > 0; i--) { int j = below(i + 1), t = pack[i]; pack[i] = pack[j]; pack[j] = t; }
    for (int s = 0; s < seats; s++) memcpy(deal.hand[s], pack + s * HAND, sizeof deal.hand[s]);
    deal.turn = pack[seats * HAND];
    deal.left = CARDS - seats * HAND - 1;
    memcpy(deal.rest, pack + seats * HAND + 1, deal.left * sizeof *pack);
    for (int s = 0; s < seats; s++) {
        deal.lift_class[s] = class_of(lift_key(deal.hand[s]), lift_keys, lift_classes);
        deal.join_class[s] = class_of(join_key(deal.hand[s], deal.turn), join_keys, join_classes);
    }
    memset(deal.known, 0, sizeof deal.known);
}

static double log_between(double low, double high) { return exp(log(low) + chance() * (log(high) - log(low))); }

/* Map a pot to one of its two neighbours in the table, at random, the nearer one more often. */
static void set_pot(int pot) {
    deal.pot = pot;
    deal.bucket = 0;
    while (deal.bucket < pots - 1 && pot_at[deal.bucket + 1] <= pot) deal.bucket++;
    if (deal.bucket == pots - 1) return;
    double low = log(pot_at[deal.bucket]), high = log(pot_at[deal.bucket + 1]);
    if (chance() < (log(pot) - low) / (high - low)) deal.bucket++;
}

static void any_pot(void) {
    if (pots == 1) { set_pot(60); return; }
    set_pot(chance() < 0.3 ? seats : (int)(log_between(seats, pot_at[pots - 1] * 1.5) + 0.5));
}

/* ---- card play by rules of thumb ---- */

static int beaten_by(int card, const int *gone, const int *hand, int cards) {
    int n = 0;
    for (int rank = card % RANKS + 1; rank < RANKS; rank++) {
        int other = card / RANKS * RANKS + rank, own = gone[other];
        for (int i = 0; i < cards; i++) own |= hand[i] == other;
        n += !own;
    }
    return n;
}

static int lead(const int *hand, int cards, int trump, const int *gone) {
    int best = -1, trumps = 0, plain = -1;
    for (int i = 0; i < cards; i++) {
        if (hand[i] / RANKS == trump) {
            trumps++;
            if (best < 0 || hand[i] > hand[best]) best = i;
        } else if (plain < 0 || hand[i] % RANKS > hand[plain] % RANKS) plain = i;
    }
    if (best >= 0 && (trumps > 1 || trumps == cards || !beaten_by(hand[best], gone, hand, cards))) return best;
    return plain;
}

static int beats(int card, int best, int trump) {
    if (card / RANKS == best / RANKS) return card > best;
    return card / RANKS == trump;
}

static int follow(const int *hand, int cards, int trump, int led, int best, int last) {
    int legal[HAND], n = 0, chosen = -1, low = -1, high = -1;
    for (int i = 0; i < cards; i++) if (hand[i] / RANKS == led / RANKS) legal[n++] = i;
    if (!n && vorarlberg) for (int i = 0; i < cards; i++) if (hand[i] / RANKS == trump) legal[n++] = i;
    if (!n) for (int i = 0; i < cards; i++) legal[n++] = i;
    for (int i = 0; i < n; i++) {
        int card = legal[i], worth = strength(hand[card], trump);
        if (chosen < 0 || worth < strength(hand[chosen], trump)) chosen = card;
        if (!beats(hand[card], best, trump)) continue;
        if (low < 0 || worth < strength(hand[low], trump)) low = card;
        if (high < 0 || worth > strength(hand[high], trump)) high = card;
    }
    if (low < 0) return chosen;
    return last || (hand[low] / RANKS == trump && led / RANKS != trump) ? low : high;
}

/* Count the tricks of each seat that is in; `taken[0]` is -1 if a hand is scrapped. */
static void play_cards(int in, int leader) {
    int hand[MOST][HAND], gone[CARDS] = {0}, trump = deal.turn / RANKS, bottom = deal.left, *taken = deal.taken[in];
    memcpy(hand, deal.hand, sizeof hand);
    memset(taken, 0, sizeof deal.taken[in]);
    gone[deal.turn] = 1;
    for (int s = 0; s < seats; s++)
        if (in >> s & 1 && count_rank(hand[s], 0) == HAND) { taken[s] = HAND; return; }
    for (int trick = 0; trick < HAND; trick++) {
        int cards = HAND - trick, best = -1, winner = leader, led = -1, players = 0, played[MOST];
        for (int i = 0; i < seats; i++) players += in >> i & 1;
        for (int i = 0, done = 0; i < seats; i++) {
            int s = (leader + i) % seats, card;
            if (!(in >> s & 1)) continue;
            if (!trick && weak(hand[s])) {
                if (vorarlberg) { taken[0] = -1; return; }
                if (bottom >= HAND) { bottom -= HAND; memcpy(hand[s], deal.rest + bottom, sizeof hand[s]); }
            }
            done++;
            card = led < 0 ? lead(hand[s], cards, trump, gone) : follow(hand[s], cards, trump, led, best, done == players);
            int value = hand[s][card];
            hand[s][card] = hand[s][cards - 1];
            played[done - 1] = value;
            if (led < 0) led = value;
            if (best < 0 || beats(value, best, trump)) { best = value; winner = s; }
        }
        for (int i = 0; i < players; i++) gone[played[i]] = 1;
        taken[winner]++;
        leader = winner;
    }
}

/* The value of the outcome to a seat, as a fraction of the initial pot. */
static double worth(int seat, int in, int lifter, int price) {
    int players = __builtin_popcount(in), dry = 0, mine = in >> seat & 1, *taken;
    double pot = deal.pot + players * price, own = mine ? -price : 0, left;
    if (players == 1) return ((mine ? deal.pot : 0) - (double)deal.pot / seats) / deal.pot;
    if (deal.known[in] != lifter + 1) { play_cards(in, lifter); deal.known[in] = lifter + 1; }
    taken = deal.taken[in];
    if (taken[0] < 0) return 0;
    int share = (int)pot / 3, rest = (int)pot % 3;
    for (int s = 0; s < seats; s++) dry += (in >> s & 1) && !taken[s];
    left = dry * pot + (vorarlberg ? rest : 0);
    if (mine) own += taken[seat] * share + (seat == lifter && !vorarlberg ? rest : 0) - (taken[seat] ? 0 : pot);
    return (own + (left - deal.pot) / seats) / deal.pot;
}
