import type { ShownOfWin, WinSharing } from '@lagoon/domain/lobby/histories/roundDetails.state'
import { useState } from 'react'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Switch } from '../../../kit/Switch/Switch.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { ShareLink } from '../../../patterns/ShareLink/ShareLink.tsx'
import * as styles from './RoundAbout.css.ts'

export interface ShareWinEvents {
  /** Shows the win to everybody who has its address, or changes what of it is shown. */
  onShareWin: (shown: ShownOfWin) => void
  /** Shows it to nobody any more. */
  onStopSharing: () => void
  /** Puts the address of the shared win into the clipboard; fails where the browser forbids it. */
  onCopyLink: (event: { link: string }) => void | Promise<void>
}

const all: ShownOfWin = { showsName: true, showsAmount: true }

/**
 * A won round becomes a page that everybody can open. What stands on it is chosen before there is a link, can be changed at once as long
 * as there is one, and be taken back as a whole.
 */
export const ShareWin = ({ sharing, onShareWin, onStopSharing, onCopyLink }: ShareWinEvents & { sharing: WinSharing }) => {
  const [chosen, setChosen] = useState(all)
  const [copied, setCopied] = useState<string>()
  const shared = sharing.state === 'shared' ? sharing : undefined
  const { showsName, showsAmount } = shared ?? chosen
  const choose = (part: Partial<ShownOfWin>) => {
    const now = { showsName, showsAmount, ...part }
    setChosen(now)
    if (shared) onShareWin(now)
  }
  const copy = async (link: string) => {
    try {
      await onCopyLink({ link })
      setCopied(link)
    } catch {
      setCopied(undefined)
    }
  }
  return (
    <section className={styles.share}>
      <Heading level={3} size="large">
        Share this win
      </Heading>
      <Text size="small" tone="soft">
        Anyone with the link sees the game and how many times your bet you won. You can stop sharing at any time.
      </Text>
      <Switch isSelected={showsName} onChange={(isSelected) => choose({ showsName: isSelected })}>
        Show my display name
      </Switch>
      <Switch isSelected={showsAmount} onChange={(isSelected) => choose({ showsAmount: isSelected })}>
        Show my bet and win
      </Switch>
      {shared ? (
        <>
          <ShareLink link={shared.link} isCopied={copied === shared.link} onCopy={() => void copy(shared.link)} />
          <Button size="compact" weight="quiet" onPress={onStopSharing}>
            Stop sharing
          </Button>
        </>
      ) : (
        <Button size="compact" isPending={sharing.state === 'saving'} onPress={() => onShareWin(chosen)}>
          Create link
        </Button>
      )}
    </section>
  )
}
