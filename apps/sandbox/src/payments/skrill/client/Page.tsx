import { Button } from '@lagoon/ui/kit/Button/Button'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { Chooser } from '../../client/Chooser.tsx'
import { outcomeWords } from '../../outcomes.ts'
import { money } from '../../client/money.ts'
import { ChoiceFailed, NotReady } from '../../client/RedirectNotices.tsx'
import { useRedirectPage, type RedirectPage } from '../../client/useRedirectPage.ts'
import type { Outcome, Wish } from '../../outcomes.ts'
import type { SessionView } from '../contract.ts'
import * as styles from './look.css.ts'

document.documentElement.dataset.theme = 'day'
document.documentElement.dataset.look = 'skrill'
document.title = 'Skrill – pay'

const overWords = { DONE: 'This session has been used', ENDED: 'This session has ended' } as const
const sid = new URL(window.location.href).searchParams.get('sid') ?? ''

interface WalletProps {
  page: RedirectPage<SessionView>
  setWish: (wish: Wish) => void
  choose: (outcome: Outcome) => void
}

const Wallet = ({ page, setWish, choose }: WalletProps) => {
  if (page.state !== 'ready') return <NotReady state={page.state} what="session" />
  const { view, wish, isPaying, hasFailed } = page
  if (view.state !== 'OPEN')
    return (
      <Notice title={overWords[view.state]} action={<Link href={view.returnUrl}>Return to Lagoon</Link>}>
        There’s nothing left to do here.
      </Notice>
    )
  return (
    <>
      <Heading level={2} size="large">
        Pay from your Skrill account
      </Heading>
      <div className={styles.account}>
        <Text weight="strong">{view.email}</Text>
        <Text size="small" tone="soft">
          Balance {money('1250.00', view.currency)}
        </Text>
      </div>
      {hasFailed && <ChoiceFailed />}
      <div className={styles.actions}>
        <Button weight="primary" size="large" isPending={isPaying} onPress={() => choose(wish.outcome)}>
          Pay now
        </Button>
        <Button weight="quiet" onPress={() => choose('CANCELS')}>
          Cancel and return
        </Button>
      </div>
      <Chooser choices={view.choices} words={outcomeWords} wish={wish} onChange={setWish} />
      <Text size="small" tone="soft">
        No money moves here: this is a provider for tests.
      </Text>
    </>
  )
}

/** The page on which a player pays from their wallet. */
export const Page = () => {
  const { page, setWish, choose } = useRedirectPage<SessionView>({
    path: `/api/session?sid=${encodeURIComponent(sid)}`,
    payment: { sid },
  })
  return (
    <main className={styles.root}>
      <section className={styles.order} aria-labelledby="order">
        <span className={styles.brand}>Skrill</span>
        <div>
          <h1 id="order" className={styles.merchant}>
            Lagoon
          </h1>
          {page.state === 'ready' && <p>{page.view.title}</p>}
        </div>
        {page.state === 'ready' && <p className={styles.amount}>{money(page.view.amount, page.view.currency)}</p>}
      </section>
      <div className={styles.wallet}>
        <Wallet page={page} setWish={setWish} choose={choose} />
      </div>
    </main>
  )
}
