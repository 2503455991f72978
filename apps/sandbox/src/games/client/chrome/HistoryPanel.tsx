import { Fragment, useEffect, useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { OpenDialog } from '@lagoon/ui/kit/Dialog/OpenDialog'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { PastRound, SessionView } from '../../contract.ts'
import type { Verdict } from '../../rules/replay.ts'
import type { Kind, LiveKind } from '../kinds/kind.ts'
import { provider } from '../play/provider.ts'
import { listedOutcome, tokens, VERIFIED } from '../play/words.ts'
import * as styles from './HistoryPanel.css.ts'
import { isShared, proofOfRound } from './proof.ts'
import { ProofButton } from './ProofButton.tsx'
import { verify } from './verify.ts'

export interface HistoryPanelProps {
  kind: Kind | LiveKind
  session: SessionView
  /** The provider's session token. */
  token: string
  onClose: () => void
}

const verdicts: Readonly<Record<Verdict, readonly [tone: 'success' | 'warning' | 'danger', text: string]>> = {
  SAME: ['success', VERIFIED],
  DIFFERENT: ['danger', 'The result doesn’t match the seeds. Contact support with the round’s ID.'],
  BROKEN_COMMITMENT: ['danger', 'The revealed server seed doesn’t match its hash. Contact support with the round’s ID.'],
  OTHER_VERSION: ['warning', 'The game’s tables have changed since this round, so it can’t be computed here.'],
}

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

const hashIn = (outcome: PastRound['outcome']) => String((outcome as { hash?: string }).hash ?? '')

/** What an outcome was computed from, by name. */
const provenance = (round: PastRound): readonly (readonly [name: string, value: string])[] => {
  const { fairness, serverSeed, outcome } = round
  return isShared(round)
    ? [
        ['Round', String(fairness.nonce)],
        ['Round hash', hashIn(outcome)],
        ['First hash of the chain', fairness.commitment],
        ['Chain salt', fairness.clientSeed],
      ]
    : [
        ['Server seed hash', fairness.commitment],
        ['Your seed', fairness.clientSeed],
        ['Nonce', String(fairness.nonce)],
        ['Server seed', serverSeed ?? 'Revealed when you change seeds under Fairness'],
      ]
}

const Round = ({ round, kind, session }: { round: PastRound } & Pick<HistoryPanelProps, 'kind' | 'session'>) => {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { serverSeed } = round
  const taken = kind.flow === 'live' ? undefined : kind.taken?.(round)
  const found = verdict && verdicts[verdict]
  return (
    <details className={styles.round}>
      <summary className={styles.summary}>
        <span>{when.format(new Date(round.playedAt))}</span>
        <span>{tokens(taken ?? BigInt(round.stake), session.token)}</span>
        <span>{kind.summary(round)}</span>
        <strong>{listedOutcome(round, session, taken)}</strong>
      </summary>
      <dl className={styles.facts}>
        <dt>Round ID</dt>
        <dd>{round.roundId}</dd>
        {provenance(round).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div className={styles.actions}>
        {(isShared(round) || serverSeed !== null) && (
          <Button size="compact" weight="secondary" onPress={() => void verify(session.gameId, round, serverSeed).then(setVerdict)}>
            Verify
          </Button>
        )}
        <ProofButton proof={() => proofOfRound(session.gameId, round)} />
      </div>
      {found && (
        <Notice tone={found[0]} announce="now">
          {found[1]}
        </Notice>
      )}
    </details>
  )
}

/** The last rounds of this game, each with what its outcome was computed from. */
export const HistoryPanel = ({ kind, session, token, onClose }: HistoryPanelProps) => {
  const [rounds, setRounds] = useState<readonly PastRound[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    void provider.rounds(token).then((read) => setRounds(read.ok ? read.value : 'failed'))
  }, [token])
  return (
    <OpenDialog title="Your last rounds" isOpen onClose={onClose} size="wide">
      <Stack gap="snug">
        {rounds === 'loading' && <Text tone="soft">Loading your rounds…</Text>}
        {rounds === 'failed' && <Notice tone="warning">We couldn’t load your rounds. Close this and try again.</Notice>}
        {rounds.length === 0 && <Text tone="soft">You haven’t finished a round of this game yet.</Text>}
        {typeof rounds !== 'string' && rounds.map((round) => <Round key={round.roundId} round={round} kind={kind} session={session} />)}
      </Stack>
    </OpenDialog>
  )
}
