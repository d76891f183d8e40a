/* What one side of a game for card points still gets with all cards open, if both sides play the best they can.

Three or four play. A called ace, if there is one, has duties until its suit has been led: it is played when somebody else
leads the suit, it is not thrown away, and its holder leads another card of the suit only with four of them.

Built for WebAssembly without any library (`python -m research.solver`). A card is a bit, of two that may win a trick the
higher one does; the suits are masks, the trumps last. `prepare` tells a game, `solve` solves a moment of it. What was
found out is kept by position, until another game is told. */
#include "game.h"

#define SIZE_BITS 17
#define SIZE (1u << SIZE_BITS)
#define GAMES 1024
#define FEW 3
#define RUNS_FROM 4
#define EXPORT(name) __attribute__((export_name(name)))

/* A position: two hands each, and of the game: whose turn, which one, the promising card, the bounds of the points. */
typedef struct {
    uint64_t one, two, game;
} Entry;

static Entry known[SIZE];
uint32_t suits[5], of_card[32], trumps;
int32_t points[32];
int number_of_suits;
static uint32_t hands[SEATS], called, called_suit;
static int32_t told[64];
static uint64_t game;
static int seats, ours, played, most_played;

/* Neighbours of a suit that are worth the same: where they begin, a mask of as many cards, and which ones a card is of. */
static int runs, run_at[32], run_mask[32], run_of[32];
/* Of the cards of such a run that are still there, the held ones, as if the others had never been: `[there][held]`. */
static uint8_t pressed[16][16];

/* Where all numbers are told, as arguments of a call cost more than most calls. For `prepare`: how many suits, the masks
of five of them, the points of 32 cards, how many play, the mask of those whose points are sought, the called ace and its
suit. For `solve` from 42 on: four hands, the cards that lie (-1 where there is none), whose turn it is, whether the called
suit has been led, the bounds, a guess, and the most cards to play; it tells at 63 how many it has played. */
EXPORT("told") int32_t *where(void) { return told; }

EXPORT("prepare") void prepare(void) {
    number_of_suits = told[0];
    seats = told[38], ours = told[39], called = (uint32_t)told[40], called_suit = (uint32_t)told[41];
    game = (game + 1) % GAMES;
    if (!game)
        for (uint32_t i = 0; i < SIZE; i++) known[i].game = 0;
    for (int s = 0; s < number_of_suits; s++) suits[s] = (uint32_t)told[1 + s];
    trumps = suits[number_of_suits - 1];
    for (int i = 0; i < 32; i++) {
        points[i] = told[6 + i];
        for (int s = 0; s < number_of_suits; s++)
            if (suits[s] >> i & 1) of_card[i] = suits[s];
    }
    runs = 0;
    for (int i = 0, next; i < 32; i = next) {
        for (next = i + 1; next < 32 && next < i + 4 && of_card[next] == of_card[i] && points[next] == points[i];) next++;
        for (int j = i; j < next; j++) run_of[j] = i;
        if (next > i + 1) run_at[runs] = i, run_mask[runs++] = (1 << (next - i)) - 1;
    }
    for (int there = 0; there < 16; there++)
        for (int held = 0; held < 16; held++) {
            int number = 0;
            pressed[there][held] = 0;
            for (int i = 0; i < 4; i++)
                if (there >> i & 1) pressed[there][held] |= (uint8_t)((held >> i & 1) << number++);
        }
}

int count(uint32_t cards) {
    int sum = 0;
    for (; cards; cards &= cards - 1) sum += points[__builtin_ctz(cards)];
    return sum;
}

static int beats(int card, int best, int led) { return card > best && ((1u << card) & (of_card[led] | trumps)) != 0; }

static int is_ours(int place) { return ours >> place & 1; }

static int after(int place) { return place + 1 == seats ? 0 : place + 1; }

/* The legal cards of a hand, `due` being the called ace while it has its duties. */
static uint32_t legal_cards(uint32_t hand, int led, uint32_t due) {
    uint32_t held = hand & called_suit;
    if (!(hand & due)) return led >= 0 && (hand & of_card[led]) ? hand & of_card[led] : hand;
    if (led < 0) return __builtin_popcount(held) < RUNS_FROM ? (hand & ~held) | due : hand;
    if (of_card[led] == called_suit) return due;
    if (hand & of_card[led]) return hand & of_card[led];
    return hand == due ? hand : hand & ~due;
}

/* The legal cards, of several that are worth the same one, the promising ones first. */
static int choices(const int *trick, int lying, int turn, int holder, int best, int preferred, uint32_t due, int *found) {
    uint32_t hand = hands[turn], legal = legal_cards(hand, lying ? trick[0] : -1, due), others = 0;
    int safe = 1;
    for (int i = 0; i < seats; i++) others |= hands[i];
    others ^= hand;
    for (int i = 0; i < lying; i++) others |= 1u << trick[i];
    for (int i = lying + 1, place = after(turn); i < seats; i++, place = after(place)) safe &= is_ours(place) == is_ours(turn);
    int smears = lying && safe && is_ours(holder) == is_ours(turn);
    int number = 0, rank[10], above = -1;
    for (uint32_t left = legal; left;) {
        int card = 31 - __builtin_clz(left);
        left ^= 1u << card;
        int same = above >= 0 && of_card[above] == of_card[card] && points[above] == points[card];
        uint32_t between = same ? others & ((1u << above) - (1u << card)) : 1;
        above = card;
        if (!between) continue;
        int worth, trump = ((1u << card) & trumps) != 0, top = !(others & of_card[card] & -(2u << card));
        if (preferred >= 0 && run_of[card] == run_of[preferred]) worth = 1000;
        else if (!lying) worth = points[card] + 3 * trump + 10 * top;
        else if (smears) worth = points[card] - 3 * trump;
        else if (beats(card, best, trick[0])) worth = 40 + points[card] + 5 * (lying < seats - 1 && !top);
        else worth = 20 - points[card];
        int place = number++;
        for (; place && rank[place - 1] < worth; place--) {
            rank[place] = rank[place - 1];
            found[place] = found[place - 1];
        }
        rank[place] = worth;
        found[place] = card;
    }
    return number;
}

static int reaches(int turn, int need, uint32_t due);

/* Whether our side gets so many points more, from a card that is due; `chosen` is the card that shows it. */
static int from_card(int *trick, int lying, int turn, int holder, int best, int need, int preferred, uint32_t due, int *chosen) {
    int found[10], mine = is_ours(turn), number = choices(trick, lying, turn, holder, best, preferred, due, found);
    for (int i = 0; i < number; i++) {
        int card = found[i], reached, now_holder = holder, now_best = best;
        if (++played > most_played) return 0;
        trick[lying] = card;
        if (!lying || beats(card, best, trick[0])) now_holder = turn, now_best = card;
        hands[turn] ^= 1u << card;
        if (lying < seats - 1) {
            reached = from_card(trick, lying + 1, after(turn), now_holder, now_best, need, -1, due, 0);
        } else {
            int won = 0;
            if (is_ours(now_holder))
                for (int j = 0; j < seats; j++) won += points[trick[j]];
            reached = reaches(now_holder, need - won, of_card[trick[0]] == called_suit ? 0 : due);
        }
        hands[turn] ^= 1u << card;
        if (reached == mine) {
            if (chosen) *chosen = card;
            return mine;
        }
    }
    return !mine;
}

/* What our side gets from the last trick. */
static int last(int turn) {
    int lead = __builtin_ctz(hands[turn]), best = lead, holder = turn, sum = points[lead];
    for (int place = after(turn); place != turn; place = after(place)) {
        int card = __builtin_ctz(hands[place]);
        sum += points[card];
        if (beats(card, best, lead)) best = card, holder = place;
    }
    return is_ours(holder) ? sum : 0;
}

/* Press the hands together, so that positions that differ only in cards worth the same look alike. */
static void press(uint32_t *hand, uint32_t all) {
    for (int i = 0; i < runs; i++) {
        int at = run_at[i], mask = run_mask[i];
        uint32_t there = all >> at & mask;
        if (!(there & (there + 1))) continue;
        for (int j = 0; j < seats; j++)
            hand[j] = (hand[j] & ~((uint32_t)mask << at)) | (uint32_t)pressed[there][hand[j] >> at & mask] << at;
    }
}

/* Whether our side gets so many points more, from the beginning of a trick. */
static int reaches(int turn, int need, uint32_t due) {
    if (need <= 0) return 1;
    uint32_t all = 0, same[SEATS] = {0};
    for (int i = 0; i < seats; i++) all |= same[i] = hands[i];
    if (!all) return 0;
    int left = __builtin_popcount(same[0]);
    if (left == 1) return last(turn) >= need;
    if (left > FEW) press(same, all);
    uint64_t one = (uint64_t)same[0] << 32 | same[1], two = (uint64_t)same[2] << 32 | same[3];
    uint64_t which = game << 24 | (uint64_t)!!(all & due) << 23 | (uint64_t)turn << 20, mixed = one * 0x9E3779B97F4A7C15u;
    mixed ^= (two * 0xC2B2AE3D27D4EB4Fu) ^ (which * 0x165667B19E3779F9u);
    Entry *entry = known + (mixed >> (64 - SIZE_BITS));
    int least = 0, most = count(all), preferred = -1;
    if (need > most) return 0;
    if (entry->one == one && entry->two == two && entry->game >> 20 == which >> 20) {
        least = entry->game & 127, most = entry->game >> 7 & 127, preferred = entry->game >> 14 & 31;
        if (least >= need) return 1;
        if (most < need) return 0;
    }
    int trick[SEATS], chosen = preferred;
    int reached = from_card(trick, 0, turn, turn, -1, need, preferred, due, &chosen);
    if (played > most_played) return 0;
    if (reached) least = need;
    else most = need - 1;
    *entry = (Entry){one, two, which | (uint64_t)(chosen & 31) << 14 | (uint64_t)most << 7 | (uint64_t)least};
    return reached;
}

static int asked(const int32_t *lies, int lying, int turn, int need, uint32_t due) {
    if (!lying) return reaches(turn, need, due);
    int trick[SEATS], holder = -1, best = -1, place = (turn + seats - lying) % seats;
    for (int i = 0; i < lying; i++, place = after(place)) {
        trick[i] = lies[i];
        if (best < 0 || beats(trick[i], best, trick[0])) holder = place, best = trick[i];
    }
    return from_card(trick, lying, turn, holder, best, need, -1, due, 0);
}

/* What our side gets from here on, as far as it lies between the bounds; -1 if too many cards would have to be played. */
EXPORT("solve") int solve(void) {
    const int32_t *ask = told + 42, *lies = ask + 4;
    int lying = (lies[0] >= 0) + (lies[1] >= 0) + (lies[2] >= 0), turn = ask[7], step = 1;
    uint32_t due = ask[8] ? 0 : called;
    int low = ask[9], high = ask[10], guess = ask[11];
    for (int i = 0; i < SEATS; i++) hands[i] = (uint32_t)ask[i];
    told[63] = played = 0, most_played = ask[12];
    if (guess < low) guess = low;
    if (guess > high) guess = high;
    while (low < high) {
        int need = guess > low ? guess : low + 1;
        if (asked(lies, lying, turn, need, due)) {
            low = need;
            guess = need + step;
        } else {
            high = need - 1;
            guess = need - step;
        }
        told[63] = played;
        if (played > most_played) return -1;
        step = 2 * step;
        if (guess <= low || guess > high) guess = (low + high + 1) / 2, step = step > 4 ? step / 4 : 1;
    }
    return low;
}
