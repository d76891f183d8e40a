/* The declarer's points in a game for card points with all cards open, at each point of a deal that was played.

A line of standard input is a deal, as numbers separated by blanks: the number of suits, the trumps last, and
their masks; the points of the 32 cards; the three hands as masks, forehand first; the declarer's place; the points
that were put away; and the numbers of the 30 cards in the order of play. A card is a bit; of two
cards that may win a trick, the higher one does. An output line has 31 numbers: the declarer's points at the end of
the deal, if both sides play perfectly after 0, 1, 2 ... cards. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZE_BITS 22
#define SIZE (1u << SIZE_BITS)

typedef struct {
    uint64_t one, two;
    int8_t least, most, card;
} Entry;

static Entry *known;
static uint32_t suits[5], of_card[32], trumps, hands[3];
static int number_of_suits, points[32], declarer;

static int count(uint32_t cards) {
    int sum = 0;
    for (; cards; cards &= cards - 1) sum += points[__builtin_ctz(cards)];
    return sum;
}

static int reaches(int turn, int need);

/* The legal cards, only one of several with equal value, the most promising first. */
static int choices(const int *trick, int lying, int turn, int best, int preferred, int *found) {
    uint32_t hand = hands[turn], legal = hand, others = hands[0] | hands[1] | hands[2];
    others ^= hand;
    for (int i = 0; i < lying; i++) others |= 1u << trick[i];
    if (lying && (hand & of_card[trick[0]])) legal = hand & of_card[trick[0]];
    int number = 0, rank[10], above = -1;
    for (uint32_t left = legal; left;) {
        int card = 31 - __builtin_clz(left);
        left ^= 1u << card;
        int same = above >= 0 && of_card[above] == of_card[card] && points[above] == points[card];
        uint32_t between = same ? others & ((1u << above) - (1u << card)) : 1;
        above = card;
        if (!between) continue;
        int wins = !lying || ((card > best) && ((1u << card) & (of_card[trick[0]] | trumps)));
        int worth = lying ? (wins ? 40 + points[card] : 20 - points[card]) : points[card] + ((1u << card) & trumps ? 3 : 0);
        if (card == preferred) worth = 1000;
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

/* Whether the declarer reaches `need` more points, with a card to be played now; `chosen` is the card that proves it. */
static int from_card(int *trick, int lying, int turn, int holder, int best, int need, int preferred, int *chosen) {
    int found[10], mine = turn == declarer, number = choices(trick, lying, turn, best, preferred, found);
    for (int i = 0; i < number; i++) {
        int card = found[i], reached, now_holder = holder, now_best = best;
        trick[lying] = card;
        if (!lying || (card > best && ((1u << card) & (of_card[trick[0]] | trumps)))) now_holder = turn, now_best = card;
        hands[turn] ^= 1u << card;
        if (lying < 2) {
            reached = from_card(trick, lying + 1, (turn + 1) % 3, now_holder, now_best, need, -1, NULL);
        } else {
            int won = now_holder == declarer ? points[trick[0]] + points[trick[1]] + points[trick[2]] : 0;
            reached = reaches(now_holder, need - won);
        }
        hands[turn] ^= 1u << card;
        if (reached == mine) {
            if (chosen) *chosen = card;
            return mine;
        }
    }
    return !mine;
}

/* Whether the declarer reaches `need` more points, from the beginning of a trick. */
static int reaches(int turn, int need) {
    if (need <= 0) return 1;
    uint32_t all = hands[0] | hands[1] | hands[2];
    if (!all) return 0;
    uint64_t one = (uint64_t)hands[0] << 32 | hands[1], two = (uint64_t)hands[2] << 2 | (uint64_t)turn;
    uint64_t mixed = (one * 0x9E3779B97F4A7C15u) ^ (two * 0xC2B2AE3D27D4EB4Fu);
    Entry *entry = known + (mixed >> (64 - SIZE_BITS));
    if (entry->one != one || entry->two != two) {
        entry->one = one, entry->two = two;
        entry->least = 0, entry->most = (int8_t)count(all), entry->card = -1;
    }
    if (entry->least >= need) return 1;
    if (entry->most < need) return 0;
    int trick[3], chosen = entry->card, preferred = entry->card;
    int reached = from_card(trick, 0, turn, turn, -1, need, preferred, &chosen);
    if (entry->one != one || entry->two != two) {
        entry->one = one, entry->two = two;
        entry->least = 0, entry->most = (int8_t)count(all);
    }
    entry->card = (int8_t)chosen;
    if (reached && need > entry->least) entry->least = (int8_t)need;
    if (!reached && need - 1 < entry->most) entry->most = (int8_t)(need - 1);
    return reached;
}

static int asked(int *trick, int lying, int turn, int need) {
    if (!lying) return reaches(turn, need);
    int holder = -1, best = -1, seat = (turn + 3 - lying) % 3;
    for (int i = 0; i < lying; i++, seat = (seat + 1) % 3)
        if (best < 0 || (trick[i] > best && ((1u << trick[i]) & (of_card[trick[0]] | trumps)))) holder = seat, best = trick[i];
    return from_card(trick, lying, turn, holder, best, need, -1, NULL);
}

/* The points the declarer gets from here on; `guess` is close to them. */
static int value(int *trick, int lying, int turn, int guess) {
    if (asked(trick, lying, turn, guess)) {
        while (guess < 120 && asked(trick, lying, turn, guess + 1)) guess++;
        return guess;
    }
    while (guess > 0 && !asked(trick, lying, turn, guess)) guess--;
    return guess;
}

static int number(void) {
    int read;
    if (scanf("%d", &read) != 1) exit(2);
    return read;
}

static uint32_t mask(void) {
    unsigned read;
    if (scanf("%u", &read) != 1) exit(2);
    return read;
}

typedef struct {
    uint32_t hands[3];
    int trick[3], lying, turn, taken;
} Moment;

int main(void) {
    known = calloc(SIZE, sizeof(Entry));
    if (!known) return 2;
    while (scanf("%d", &number_of_suits) == 1) {
        memset(known, 0, SIZE * sizeof(Entry));
        for (int i = 0; i < number_of_suits; i++) suits[i] = mask();
        trumps = suits[number_of_suits - 1];
        for (int i = 0; i < 32; i++) points[i] = number();
        for (int i = 0; i < 32; i++)
            for (int s = 0; s < number_of_suits; s++)
                if (suits[s] >> i & 1) of_card[i] = suits[s];
        Moment moments[31], now = {{0, 0, 0}, {0, 0, 0}, 0, 0, 0};
        for (int i = 0; i < 3; i++) now.hands[i] = mask();
        declarer = number();
        int away = number();
        for (int i = 0; i < 31; i++) {
            moments[i] = now;
            if (i == 30) break;
            int card = number();
            now.hands[now.turn] &= ~(1u << card);
            now.trick[now.lying++] = card;
            now.turn = (now.turn + 1) % 3;
            if (now.lying < 3) continue;
            int best = 0;
            for (int j = 1; j < 3; j++)
                if (now.trick[j] > now.trick[best] && ((1u << now.trick[j]) & (of_card[now.trick[0]] | trumps))) best = j;
            now.turn = (now.turn + best) % 3;
            if (now.turn == declarer) for (int j = 0; j < 3; j++) now.taken += points[now.trick[j]];
            now.lying = 0;
        }
        int values[31];
        values[30] = moments[30].taken;
        for (int i = 29; i >= 0; i--) {
            memcpy(hands, moments[i].hands, sizeof hands);
            int guess = values[i + 1] - moments[i].taken;
            values[i] = moments[i].taken + value(moments[i].trick, moments[i].lying, moments[i].turn, guess < 0 ? 0 : guess);
        }
        for (int i = 0; i < 31; i++) printf("%d%c", values[i] + away, i < 30 ? ' ' : '\n');
        fflush(stdout);
    }
    free(known);
    return 0;
}
