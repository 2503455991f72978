import { useEffect, useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Dialog } from '@lagoon/ui/kit/Dialog/Dialog'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { handNames } from '@lagoon/ui/patterns/PlayingCard/handNames'
import type { PastHand } from '../../../rules/holdemTable/live.ts'
import * as styles from '../../chrome/HistoryPanel.css.ts'
import { checkProof, proofOfHand, type GivenProof } from '../../chrome/proof.ts'
import { ProofButton } from '../../chrome/ProofButton.tsx'
import { call } from '../../play/provider.ts'
import { VERIFIED } from '../../play/words.ts'
import type { LivePanelProps } from '../kind.ts'
import { cardNames } from '../cards/cardWords.ts'
import { amount } from './words.ts'

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })
const endings = { WON: 'Won', SPLIT: 'Split pot', LOST: 'Lost', FOLDED: 'Folded' } as const

const verified = ['success', VERIFIED] as const
const different = ['danger', 'This hand doesn’t match the seeds. Contact support with the round’s ID.'] as const

/** A hand, with what it was dealt from. */
const Hand = ({ hand, gameId }: { hand: PastHand } & Pick<LivePanelProps, 'gameId'>) => {
  const [found, setFound] = useState<typeof verified | typeof different>()
  const { report, fairness, serverSeed } = hand
  const proof = proofOfHand(gameId, hand)
  const verify = async (given: GivenProof) => {
    const checked = await checkProof(given)
    setFound('verdict' in checked && checked.verdict === 'VERIFIED' ? verified : different)
  }
  const { ending } = report
  return (
    <details className={styles.round}>
      <summary className={styles.summary}>
        <span>{when.format(new Date(hand.playedAt))}</span>
        <span>Hand {hand.number}</span>
        <span>{ending === null ? '' : endings[ending]}</span>
        <strong>{hand.win > 0 ? `${amount(hand.win)} for ${amount(hand.bet)}` : `${amount(hand.bet)} bet`}</strong>
      </summary>
      <dl className={styles.facts}>
        <dt>Your cards</dt>
        <dd>
          {cardNames(report.hand.cards)}
          {report.hand.ranking && `: ${handNames[report.hand.ranking].toLowerCase()}`}
        </dd>
        <dt>Board</dt>
        <dd>{report.board.length > 0 ? cardNames(report.board) : 'None'}</dd>
        {report.shown.map(({ seat, cards, ranking, isWinner }) => (
          <div key={seat} style={{ display: 'contents' }}>
            <dt>
              Seat {seat}
              {isWinner && ', won'}
            </dt>
            <dd>
              {cardNames(cards)}
              {ranking && `: ${handNames[ranking].toLowerCase()}`}
            </dd>
          </div>
        ))}
        <dt>Pot and rake</dt>
        <dd>
          {amount(Number(report.pot))}, {amount(Number(report.rake))}
        </dd>
        <dt>Round ID</dt>
        <dd>{hand.roundId}</dd>
        <dt>Commitment</dt>
        <dd>{fairness.commitment}</dd>
        <dt>Players’ seeds</dt>
        <dd>{fairness.clientSeed}</dd>
        <dt>Server seed</dt>
        <dd>{serverSeed ?? 'Revealed when the table changes its seed'}</dd>
      </dl>
      {proof && (
        <div className={styles.actions}>
          {serverSeed !== null && (
            <Button size="compact" weight="secondary" onPress={() => void verify(proof)}>
              Verify
            </Button>
          )}
          <ProofButton proof={() => proof} />
        </div>
      )}
      {found && (
        <Notice tone={found[0]} announce="now">
          {found[1]}
        </Notice>
      )}
    </details>
  )
}

/** The last hands that the player was dealt at this table. */
export const HandsPanel = ({ gameId, token, onClose }: LivePanelProps) => {
  const [hands, setHands] = useState<readonly PastHand[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    void call<PastHand[]>('GET', '/api/table/hands', token).then((read) => setHands(read.ok ? read.value : 'failed'))
  }, [token])
  return (
    <Dialog title="Your last hands" isOpen onClose={onClose} size="wide">
      <Stack gap="snug">
        {hands === 'loading' && <Text tone="soft">Loading your hands…</Text>}
        {hands === 'failed' && <Notice tone="warning">We couldn’t load your hands. Close this and try again.</Notice>}
        {hands.length === 0 && <Text tone="soft">You haven’t been dealt a hand at this table yet.</Text>}
        {typeof hands !== 'string' && hands.map((hand) => <Hand key={hand.roundId} hand={hand} gameId={gameId} />)}
      </Stack>
    </Dialog>
  )
}
