/* The game that `prepare` in `solver.c` was told. */
#include <stdint.h>

#define SEATS 4

extern uint32_t suits[5], of_card[32], trumps;
extern int32_t points[32];
extern int number_of_suits;
int count(uint32_t cards);
