import { useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { downloadProof, type GivenProof } from './proof.ts'

/** Gives the player the proof of a round as a file, which `/verify` and the command line of the platform check. */
export const ProofButton = ({ proof }: { proof: () => GivenProof }) => {
  const [hasFailed, setFailed] = useState(false)
  const download = () =>
    downloadProof(proof()).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  return (
    <>
      <Button size="compact" weight="quiet" onPress={() => void download()}>
        Download proof
      </Button>
      {hasFailed && (
        <Notice tone="warning" announce="now">
          We couldn’t make the proof. Try again.
        </Notice>
      )}
    </>
  )
}
