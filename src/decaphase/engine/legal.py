"""Legal moves, and why a move is illegal."""

from __future__ import annotations

from decaphase.cards import KINDS, NUMBERS, SKIP, WILD
from decaphase.engine.fields import Row
from decaphase.engine.hits import hit_problem, run_is_full
from decaphase.engine.illegal import (
    ALREADY_DRAWN,
    ALREADY_PASSED,
    CANNOT_PLAY_IT,
    CLAIM_FIRST,
    DECK_EMPTY,
    DISCARD_EMPTY,
    DRAW_FIRST,
    GAME_OVER_ALREADY,
    HAND_OVER_ALREADY,
    KNOCKED_LAST,
    LAST_SKIP_NAMES_NOBODY,
    LAY_FIRST,
    LEGAL,
    NAME_A_VICTIM,
    NEXT_PLAYER_IS_SKIPPED,
    NO_KNOCKING,
    NOT_IN_HAND,
    NOT_PLAYING,
    NOT_YOUR_TURN,
    NOTHING_TO_CLAIM,
    OWN_DISCARD,
    SKIP_FROM_DISCARD,
    SKIP_YOURSELF,
    SKIPPED_MAY_NOT_KNOCK,
    TAKEN_CARD_FIRST,
    TAKEN_CARD_STRANDED,
    VICTIM_HAS_A_SKIP,
    VICTIM_NOT_PLAYING,
    VICTIM_SKIPPED_THIS_HAND,
    VICTIM_SKIPPED_THIS_ROUND,
    VICTIM_WITHOUT_SKIP,
)
from decaphase.engine.lay import canonical_problem
from decaphase.engine.layouts import list_lays
from decaphase.engine.moves import (
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    HIGH_END,
    HIT,
    KNOCK,
    LAY,
    LOW_END,
    MOST_MOVES,
    NO_END,
    NO_VICTIM,
    PASS,
    card_of,
    discard_move,
    end_of,
    group_of,
    hit_move,
    seat_of,
    simple_move,
    target_of,
    verb_of,
)
from decaphase.engine.pickup import hit_strands_taken, may_take_top
from decaphase.engine.state import (
    CLAIM,
    DRAW,
    GAME_OVER,
    HAND_OVER,
    NEXT,
    NOTHING,
    ONCE_PER_HAND,
    PLAY,
    RUN,
    SET,
    RuleCodes,
    State,
)
from decaphase.engine.turn import deck_can_be_drawn, has_victim, may_be_skipped


def legal_moves(s: State, rules: RuleCodes, moves: Row) -> int:
    """List all legal moves, lay-downs in their canonical layouts; returns their number."""
    if s.stage == DRAW:
        return legal_draws(s, rules, s.turn, moves)
    if s.stage == PLAY:
        return legal_plays(s, rules, s.turn, moves)
    if s.stage == CLAIM:
        return legal_answers(s, rules, moves)
    return 0


def legal_draws(s: State, rules: RuleCodes, seat: int, moves: Row) -> int:
    """Draw from the deck, or take the top discard."""
    count = 0
    if deck_can_be_drawn(s):
        moves[count] = simple_move(DRAW_DECK, seat)
        count += 1
    if s.discard_count > 0 and s.discard[s.discard_count - 1] != SKIP and may_take_top(s, rules, seat):
        moves[count] = simple_move(DRAW_DISCARD, seat)
        count += 1
    return count


def legal_answers(s: State, rules: RuleCodes, moves: Row) -> int:
    """Knock or pass, for every seat that has not answered."""
    count = 0
    for seat in range(s.players):
        if s.asked >> seat & 1:
            if may_take_top(s, rules, seat):
                moves[count] = simple_move(KNOCK, seat)
                count += 1
            moves[count] = simple_move(PASS, seat)
            count += 1
    return count


def legal_plays(s: State, rules: RuleCodes, seat: int, moves: Row) -> int:
    """Lay the phase, or hit once it is down; discard."""
    count = (
        list_hits(s, rules, seat, moves) if s.laid[seat] > 0 else list_lays(s, rules, seat, moves, MOST_MOVES)
    )
    if s.taken == NOTHING:
        count = list_discards(s, rules, seat, moves, count)
    return count


def list_hits(s: State, rules: RuleCodes, seat: int, moves: Row) -> int:
    """List every card in the hand on every group that it fits."""
    count = 0
    mask = s.mask[seat]
    wilds = s.held[seat][WILD]
    for owner in range(s.players):
        if s.laid[owner] == 0:
            continue
        phase = s.phase[owner]
        for group in range(rules.groups[phase]):
            kind = rules.kind[phase][group]
            low = s.group_low[owner][group]
            if kind == SET:
                if mask >> low & 1:
                    count = list_number_hits(s, rules, seat, low, owner, group, moves, count)
            elif kind == RUN:
                above = low + s.group_size[owner][group]
                if mask >> (low - 1) & 1:  # bits 0 and 13 are never set
                    count = list_number_hits(s, rules, seat, low - 1, owner, group, moves, count)
                if mask >> above & 1:
                    count = list_number_hits(s, rules, seat, above, owner, group, moves, count)
            else:
                for card in range(low * NUMBERS, (low + 1) * NUMBERS):
                    if s.held[seat][card] > 0:
                        count = list_hit(s, rules, hit_move(seat, card, owner, group, NO_END), moves, count)
            if wilds > 0:
                count = list_wild_hits(s, rules, seat, owner, group, moves, count)
    return count


def list_number_hits(
    s: State, rules: RuleCodes, seat: int, number: int, owner: int, group: int, moves: Row, count: int
) -> int:
    """List the held cards with a number that a group has room for."""
    for card in range(number - 1, WILD, NUMBERS):
        if s.held[seat][card] > 0:
            count = list_hit(s, rules, hit_move(seat, card, owner, group, NO_END), moves, count)
    return count


def list_hit(s: State, rules: RuleCodes, move: int, moves: Row, count: int) -> int:
    """Add a hit with a held card to the list, unless it would strand a taken card."""
    if hit_strands_taken(s, rules, move):
        return count
    moves[count] = move
    return count + 1


def list_wild_hits(
    s: State, rules: RuleCodes, seat: int, owner: int, group: int, moves: Row, count: int
) -> int:
    """List a wild on a group; on a run that is open at both ends, at each end."""
    anywhere = hit_move(seat, WILD, owner, group, NO_END)
    if rules.kind[s.phase[owner]][group] != RUN:
        return list_hit(s, rules, anywhere, moves, count)
    if run_is_full(s, owner, group):
        return count
    low = s.group_low[owner][group]
    if low > 1 and low + s.group_size[owner][group] <= NUMBERS:
        count = list_hit(s, rules, hit_move(seat, WILD, owner, group, LOW_END), moves, count)
        return list_hit(s, rules, hit_move(seat, WILD, owner, group, HIGH_END), moves, count)
    return list_hit(s, rules, anywhere, moves, count)


def list_discards(s: State, rules: RuleCodes, seat: int, moves: Row, count: int) -> int:
    """List the discard of every card in the hand; of a skip once for each possible victim."""
    held = s.held[seat]
    plain = discard_move(seat, 0, NO_VICTIM)
    for card in range(KINDS - 1):
        if held[card]:
            moves[count] = plain | card << 6
            count += 1
    if held[SKIP] == 0:
        return count
    named = 0
    if rules.skip_style != NEXT and s.size[seat] > 1:
        for victim in range(s.players):
            if victim != seat and may_be_skipped(s, rules, victim):
                moves[count] = discard_move(seat, SKIP, victim)
                count += 1
                named += 1
    if named == 0:
        moves[count] = discard_move(seat, SKIP, NO_VICTIM)
        count += 1
    return count


def turn_problem(s: State, seat: int, stage: int) -> int:
    """Why a seat may not act now in this stage of its own turn."""
    if s.stage == GAME_OVER:
        return GAME_OVER_ALREADY
    if s.stage == HAND_OVER:
        return HAND_OVER_ALREADY
    if s.playing >> seat & 1 == 0:
        return NOT_PLAYING
    if s.stage == CLAIM:
        return CLAIM_FIRST
    if s.turn != seat:
        return NOT_YOUR_TURN
    if s.stage == stage:
        return LEGAL
    return DRAW_FIRST if s.stage == DRAW else ALREADY_DRAWN


def move_problem(s: State, rules: RuleCodes, move: int) -> int:
    """Why this move is illegal now, or LEGAL."""
    verb = verb_of(move)
    seat = seat_of(move)
    if verb == KNOCK or verb == PASS:
        return answer_problem(s, rules, seat, verb)
    problem = turn_problem(s, seat, DRAW if verb == DRAW_DECK or verb == DRAW_DISCARD else PLAY)
    if problem != LEGAL:
        return problem
    if verb == DRAW_DECK:
        return LEGAL if deck_can_be_drawn(s) else DECK_EMPTY
    if verb == DRAW_DISCARD:
        return take_problem(s, rules, seat)
    if verb == LAY:
        return canonical_problem(s, rules, move)
    if verb == HIT:
        return own_hit_problem(s, rules, move)
    return (
        discard_problem(s, rules, seat, card_of(move), target_of(move)) if verb == DISCARD else NOT_YOUR_TURN
    )


def take_problem(s: State, rules: RuleCodes, seat: int) -> int:
    """Why the top discard may not be taken."""
    if s.discard_count == 0:
        return DISCARD_EMPTY
    if s.discard[s.discard_count - 1] == SKIP:
        return SKIP_FROM_DISCARD
    return LEGAL if may_take_top(s, rules, seat) else CANNOT_PLAY_IT


def answer_problem(s: State, rules: RuleCodes, seat: int, verb: int) -> int:
    """Why this seat may not knock or pass."""
    if s.stage != CLAIM:
        if s.stage == GAME_OVER:
            return GAME_OVER_ALREADY
        if s.stage == HAND_OVER:
            return HAND_OVER_ALREADY
        return NOTHING_TO_CLAIM if rules.knocking else NO_KNOCKING
    if s.playing >> seat & 1 == 0:
        return NOT_PLAYING
    if s.asked >> seat & 1 == 0:
        if seat == s.discarder:
            return OWN_DISCARD
        if seat == s.knocked:
            return KNOCKED_LAST
        return SKIPPED_MAY_NOT_KNOCK if s.waiting[seat] else ALREADY_PASSED
    return LEGAL if verb == PASS or may_take_top(s, rules, seat) else CANNOT_PLAY_IT


def own_hit_problem(s: State, rules: RuleCodes, move: int) -> int:
    """Why this seat may not make this hit."""
    seat = seat_of(move)
    card = card_of(move)
    if s.held[seat][card] == 0:
        return NOT_IN_HAND
    if s.laid[seat] == 0:
        return LAY_FIRST
    problem = hit_problem(s, rules, card, target_of(move), group_of(move), end_of(move))
    if problem != LEGAL:
        return problem
    return TAKEN_CARD_STRANDED if hit_strands_taken(s, rules, move) else LEGAL


def discard_problem(s: State, rules: RuleCodes, seat: int, card: int, victim: int) -> int:
    """Why this seat may not end its turn with this card."""
    if s.held[seat][card] == 0:
        return NOT_IN_HAND
    if s.taken != NOTHING:
        return TAKEN_CARD_FIRST
    if card != SKIP:
        return LEGAL if victim == NO_VICTIM else VICTIM_WITHOUT_SKIP
    if victim != NO_VICTIM:
        return victim_problem(s, rules, seat, victim)
    if rules.skip_style == NEXT or s.size[seat] == 1 or not has_victim(s, rules, seat):
        return LEGAL
    return NAME_A_VICTIM


def victim_problem(s: State, rules: RuleCodes, seat: int, victim: int) -> int:
    """Why a skip may not name this victim."""
    if rules.skip_style == NEXT:
        return NEXT_PLAYER_IS_SKIPPED
    if s.size[seat] == 1:
        return LAST_SKIP_NAMES_NOBODY
    if victim == seat:
        return SKIP_YOURSELF
    if victim >= s.players or s.playing >> victim & 1 == 0:
        return VICTIM_NOT_PLAYING
    if s.waiting[victim]:
        return VICTIM_HAS_A_SKIP
    if may_be_skipped(s, rules, victim):
        return LEGAL
    return VICTIM_SKIPPED_THIS_HAND if rules.skip_limit == ONCE_PER_HAND else VICTIM_SKIPPED_THIS_ROUND
