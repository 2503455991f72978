import { Landmark, Lock } from 'lucide-react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { Chooser } from '../../client/Chooser.tsx'
import { outcomeWords } from '../../outcomes.ts'
import { money } from '../../client/money.ts'
import { ChoiceFailed, NotReady } from '../../client/RedirectNotices.tsx'
import { useRedirectPage } from '../../client/useRedirectPage.ts'
import type { OrderView } from '../contract.ts'
import * as styles from './look.css.ts'

document.documentElement.dataset.theme = 'day'
document.documentElement.dataset.look = 'mzzpay'
document.title = 'MZZPay – pay by bank'

const order = new URL(window.location.href).searchParams.get('order') ?? ''
const overWords: Partial<Readonly<Record<OrderView['status'], string>>> = {
  PAID: 'This order has been paid.',
  EXPIRED: 'This order has expired.',
  CANCELLED: 'This order was canceled.',
  DECLINED: 'This order was declined by the bank.',
}

const Order = () => {
  const { page, setWish, choose } = useRedirectPage<OrderView>({
    path: `/api/order?order=${encodeURIComponent(order)}`,
    payment: { order },
  })
  if (page.state !== 'ready') return <NotReady state={page.state} what="order" />
  const { view, wish, isPaying, hasFailed } = page
  const { description, amount, currency, status, returnUrl, choices } = view
  if (status !== 'CREATED')
    return (
      <Notice title="Nothing left to do here" action={<Link href={returnUrl}>Return to Lagoon</Link>}>
        {overWords[status] ?? 'This order is with your bank.'}
      </Notice>
    )
  return (
    <div className={styles.card}>
      <div>
        <Heading level={1} size="large">
          Pay Lagoon
        </Heading>
        <Text tone="soft">{description}</Text>
      </div>
      <p className={styles.amount}>{money(amount, currency)}</p>
      <div className={styles.account}>
        <Landmark size="1.5rem" aria-hidden />
        <div>
          <Text weight="strong">Tidewater Bank</Text>
          <Text size="small" tone="soft">
            Checking account ending in 4821
          </Text>
        </div>
      </div>
      {hasFailed && <ChoiceFailed />}
      <div className={styles.actions}>
        <Button weight="primary" size="large" isPending={isPaying} onPress={() => choose(wish.outcome)}>
          Pay {money(amount, currency)}
        </Button>
        <Button weight="quiet" onPress={() => choose('CANCELS')}>
          Cancel
        </Button>
      </div>
      <Chooser choices={choices} words={outcomeWords} wish={wish} onChange={setWish} />
    </div>
  )
}

/** The page on which a player pays from their bank. */
export const Page = () => (
  <div className={styles.root}>
    <header className={styles.head}>
      <span className={styles.brand}>
        MZZ<span className={styles.brandMark}>Pay</span>
      </span>
      <span className={styles.secure}>
        <Lock size="1rem" aria-hidden /> Sandbox
      </span>
    </header>
    <main className={styles.main}>
      <Order />
    </main>
    <footer className={styles.foot}>No money moves here: this is a provider for tests.</footer>
  </div>
)
