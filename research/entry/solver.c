/* Solves the entry of Lupfen ("Lupfsch?", the price, "Mit!") by counterfactual regret with external sampling.

   Cards are played by rules of thumb. Chips are counted from after the antes; a remaining pot is worth an equal part
   to every seat. Infosets: see `docs/players.md`; their names here and in `game/games/lupfen/computer/player.py` must
   agree. */

#include "lupfen.h"

/* ---- infosets ---- */

typedef struct { int actions; float *regret, *sum; } Rows;
static Rows lifting, pricing, joining;

static Rows rows(size_t n, int actions) {
    Rows made = {actions, calloc(n * actions, sizeof(float)), calloc(n * actions, sizeof(float))};
    if (!made.regret || !made.sum) { fprintf(stderr, "not enough memory\n"); exit(1); }
    return made;
}

static size_t lift_rows(void) { return (size_t)seats * pots * lift_classes; }
static size_t price_rows(void) { return prices > 1 ? (size_t)seats * pots * join_classes : 0; }

/* The others are asked in turn: `asked` of them before, of whom `joined` play. */
static int pattern(int asked, int joined) { return asked * (asked + 1) / 2 + joined; }
static size_t join_rows(void) { return (size_t)seats * pattern(seats - 1, 0) * prices * pots * join_classes; }

static size_t lift_row(int seat) { return ((size_t)seat * pots + deal.bucket) * lift_classes + deal.lift_class[seat]; }
static size_t price_row(int seat) { return ((size_t)seat * pots + deal.bucket) * join_classes + deal.join_class[seat]; }

static size_t join_row(int seat, int lifter, int asked, int joined, int price) {
    size_t row = (size_t)lifter * pattern(seats - 1, 0) + pattern(asked, joined);
    return ((row * prices + price) * pots + deal.bucket) * join_classes + deal.join_class[seat];
}

static void strategy(const Rows *of, size_t row, double *out) {
    const float *regret = of->regret + row * of->actions;
    double sum = 0;
    for (int a = 0; a < of->actions; a++) sum += out[a] = regret[a] > 0 ? regret[a] : 0;
    for (int a = 0; a < of->actions; a++) out[a] = sum > 0 ? out[a] / sum : 1.0 / of->actions;
}

static void average(const Rows *of, size_t row, double *out) {
    const float *sums = of->sum + row * of->actions;
    double sum = 0;
    for (int a = 0; a < of->actions; a++) sum += sums[a];
    if (sum <= 0) { strategy(of, row, out); return; }
    for (int a = 0; a < of->actions; a++) out[a] = sums[a] / sum;
}

static double weight, tremble;
static int frozen;

static int sample(const double *p, int n) {
    double x = chance();
    for (int a = 0; a < n - 1; a++) if ((x -= p[a]) < 0) return a;
    return n - 1;
}

/* The action of another seat: by its strategy, which is recorded, and sometimes at random, to reach every situation. */
static int others_choice(Rows *of, size_t row) {
    double p[PRICES];
    if (frozen) { average(of, row, p); return sample(p, of->actions); }
    strategy(of, row, p);
    for (int a = 0; a < of->actions; a++) of->sum[row * of->actions + a] += (float)(weight * p[a]);
    return chance() < tremble ? below(of->actions) : sample(p, of->actions);
}

typedef struct { int lifter, price, index, asked, joined, in; } Round;

static double learn(Rows *of, size_t row, const double *value) {
    double p[PRICES], mean = 0;
    strategy(of, row, p);
    for (int a = 0; a < of->actions; a++) mean += p[a] * value[a];
    for (int a = 0; a < of->actions; a++) of->regret[row * of->actions + a] += (float)(value[a] - mean);
    return mean;
}

static Rows *reply; /* what a seat learns from playing against frozen others: lifting, pricing, joining */

static Rows *own_rows(Rows *of) { return frozen ? reply + (of == &lifting ? 0 : of == &pricing ? 1 : 2) : of; }

/* The number of seats asked whether they join; in Vorarlberg, whoever passes is out. */
static int others(int lifter) { return vorarlberg ? seats - 1 - lifter : seats - 1; }

static Round joins(Round round, int seat, int yes) {
    round.asked++;
    round.joined += yes;
    if (yes) round.in |= 1 << seat;
    return round;
}

static double go_on(int seat, Round round) {
    while (round.asked < others(round.lifter)) {
        int next = (round.lifter + 1 + round.asked) % seats;
        size_t row = join_row(next, round.lifter, round.asked, round.joined, round.index);
        if (next != seat) { round = joins(round, next, others_choice(&joining, row)); continue; }
        double value[2];
        for (int a = 0; a < 2; a++) value[a] = go_on(seat, joins(round, next, a));
        return learn(own_rows(&joining), row, value);
    }
    return worth(seat, round.in, round.lifter, round.price);
}

static double lifted(int seat, int lifter) {
    Round round = {lifter, 0, 0, 0, 0, 1 << lifter};
    if (prices == 1) return go_on(seat, round);
    size_t row = price_row(lifter);
    if (lifter != seat) {
        round.index = others_choice(&pricing, row);
        round.price = PRICE[round.index];
        return go_on(seat, round);
    }
    double value[PRICES];
    for (int a = 0; a < prices; a++) {
        round.index = a;
        round.price = PRICE[a];
        value[a] = go_on(seat, round);
    }
    return learn(own_rows(&pricing), row, value);
}

static double ask(int seat, int speaker) {
    if (speaker == seats) return 0;
    size_t row = lift_row(speaker);
    if (speaker != seat) return others_choice(&lifting, row) == YES ? lifted(seat, speaker) : ask(seat, speaker + 1);
    double value[2] = {ask(seat, speaker + 1), lifted(seat, speaker)};
    return learn(own_rows(&lifting), row, value);
}

/* ---- solving and looking for a reply ---- */

static void solve(long iterations) {
    for (long i = 0; i < iterations; i++) {
        weight = i < iterations / 4 ? 0 : (double)i / iterations;
        tremble = i % 4 ? 0 : 0.25;
        if (i % 4 == 0) weight = 0;
        deal_cards();
        any_pot();
        for (int s = 0; s < seats; s++) ask(s, 0);
        if (i % (iterations / 10 + 1) == 0) fprintf(stderr, "%d seats: %ld of %ld\n", seats, i, iterations);
    }
}

/* The answer that a reply has found to be better than the table's; -1 for none. */
static int better(Rows *of, size_t row) {
    const float *regret = own_rows(of)->regret + row * of->actions;
    int best = 0;
    for (int a = 1; a < of->actions; a++) if (regret[a] > regret[best]) best = a;
    return regret[best] > 0 ? best : -1;
}

/* The action of a seat if `who` plays by its reply and the others by the average; `reply_worth` is in pots. */
static int replied(int who, int seat, Rows *of, size_t row) {
    double p[PRICES];
    int best = seat == who ? better(of, row) : -1;
    if (best >= 0) return best;
    average(of, row, p);
    return sample(p, of->actions);
}

static double reply_worth(int who) {
    for (int lifter = 0; lifter < seats; lifter++) {
        if (replied(who, lifter, &lifting, lift_row(lifter)) != YES) continue;
        Round round = {lifter, 0, 0, 0, 0, 1 << lifter};
        if (prices > 1) {
            round.index = replied(who, lifter, &pricing, price_row(lifter));
            round.price = PRICE[round.index];
        }
        while (round.asked < others(lifter)) {
            int next = (lifter + 1 + round.asked) % seats;
            size_t row = join_row(next, lifter, round.asked, round.joined, round.index);
            round = joins(round, next, replied(who, next, &joining, row));
        }
        return worth(who, round.in, lifter, round.price);
    }
    return 0;
}

static void any_deal(int antes_alone) {
    deal_cards();
    if (antes_alone) set_pot(seats); else any_pot();
}

/* Let one seat learn to exploit the others, who play what they have learnt; `own` stores the result. */
static void answer_them(long iterations, int antes_alone, Rows *own) {
    double sum = 0, squares = 0;
    own[0] = rows(lift_rows(), 2);
    own[1] = rows(price_rows(), prices);
    own[2] = rows(join_rows(), 2);
    reply = own;
    frozen = 1;
    for (long i = 0; i < iterations; i++) {
        any_deal(antes_alone);
        for (int s = 0; s < seats; s++) ask(s, 0);
    }
    for (long i = 0; i < iterations; i++) {
        double gain = 0;
        any_deal(antes_alone);
        for (int s = 0; s < seats; s++) gain += reply_worth(s);
        gain /= seats;
        sum += gain; squares += gain * gain;
    }
    double mean = sum / iterations, variance = squares / iterations - mean * mean;
    fprintf(stderr, "a reply gains %.5f +- %.5f of the pot\n", mean, sqrt(variance / iterations));
}

static void judge(long iterations, int antes_alone) {
    Rows own[3];
    answer_them(iterations, antes_alone, own);
    frozen = 0;
    for (int i = 0; i < 3; i++) { free(own[i].regret); free(own[i].sum); }
}

/* ---- reading and writing: one byte per probability except the first, in 255ths ---- */

enum { WHOLE = 255 };

static void write_rows(Rows *of, size_t n, FILE *out) {
    double p[PRICES];
    for (size_t row = 0; row < n; row++) {
        average(of, row, p);
        for (int a = 1; a < of->actions; a++) {
            double rounded = p[a] < 0.03 ? 0 : p[a] > 0.97 ? 1 : p[a];
            fputc((int)(rounded * 15 + 0.5) * 17, out);
        }
    }
}

/* Read a table back, as if it had just been learnt. */
static void read_rows(Rows *of, size_t n, FILE *in) {
    for (size_t row = 0; row < n; row++) {
        float *sums = of->sum + row * of->actions;
        sums[0] = WHOLE;
        for (int a = 1; a < of->actions; a++) {
            int chance = fgetc(in);
            if (chance == EOF) { fprintf(stderr, "the table is too short\n"); exit(1); }
            sums[a] = (float)chance;
            sums[0] -= (float)chance;
        }
    }
}

/* Write the answers that a reply has found to be better; elsewhere those of the table. */
static void write_reply(Rows *of, size_t n, FILE *out) {
    double p[PRICES];
    for (size_t row = 0; row < n; row++) {
        int best = better(of, row);
        average(of, row, p);
        for (int a = 1; a < of->actions; a++) fputc(best < 0 ? (int)(p[a] * WHOLE + 0.5) : a == best ? WHOLE : 0, out);
    }
}

static FILE *opened(const char *path, const char *mode) {
    FILE *file = fopen(path, mode);
    if (!file) { perror(path); exit(1); }
    return file;
}

static int written(void (*write)(Rows *, size_t, FILE *), const char *path) {
    FILE *out = opened(path, "wb");
    write(&lifting, lift_rows(), out);
    write(&pricing, price_rows(), out);
    write(&joining, join_rows(), out);
    return fclose(out) != 0;
}

static int reply_to(const char *table, long iterations, int antes_alone, const char *path) {
    FILE *in = opened(table, "rb");
    read_rows(&lifting, lift_rows(), in);
    read_rows(&pricing, price_rows(), in);
    read_rows(&joining, join_rows(), in);
    fclose(in);
    Rows own[3];
    answer_them(iterations, antes_alone, own);
    return written(write_reply, path);
}

int main(int given, char **args) {
    if (given != 6 && given != 8) {
        fprintf(stderr, "solver REGION SEATS DEALS SEED FILE [TABLE antes|any]\n");
        return 2;
    }
    vorarlberg = !strcmp(args[1], "vorarlberg");
    seats = atoi(args[2]);
    prices = vorarlberg ? 1 : PRICES;
    long iterations = atol(args[3]);
    seed(strtoull(args[4], NULL, 10));
    static const double steps[] = {1, 2, 3, 5, 8, 14, 25, 60, 200};
    pots = vorarlberg ? 1 : (int)(sizeof steps / sizeof *steps);
    for (int i = 0; i < pots; i++) pot_at[i] = steps[i] * seats;
    list_classes();
    lifting = rows(lift_rows(), 2);
    pricing = rows(price_rows(), prices);
    joining = rows(join_rows(), 2);
    fprintf(stderr, "%zu, %zu and %zu rows (classes %d, %d)\n", lift_rows(), price_rows(), join_rows(), lift_classes, join_classes);
    if (given == 8) return reply_to(args[6], iterations, !strcmp(args[7], "antes"), args[5]);
    solve(iterations);
    judge(iterations / 2, 1);
    judge(iterations / 2, 0);
    return written(write_rows, args[5]);
}
