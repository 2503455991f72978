import { useState } from 'react'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { InvoiceCard } from './InvoiceCard.tsx'
import { useInvoices } from './useInvoices.ts'
import * as styles from './Wallet.css.ts'

/** A wallet in which a tester pays what the product asked for in crypto. No money is in it and no network behind it. */
export const Wallet = () => {
  const { view, post } = useInvoices()
  const [chosen] = useState(() => new URLSearchParams(window.location.search).get('payment'))
  return (
    <main className={styles.root}>
      <header className={styles.head}>
        <Heading level={1} size="title">
          Test wallet
        </Heading>
        <Text tone="soft">Pays crypto invoices on this machine. Nothing is real, and no network is involved.</Text>
      </header>
      {view.state === 'filled' && view.isStale && (
        <Notice tone="warning" announce="politely">
          The provider isn’t responding. Retrying every second.
        </Notice>
      )}
      {view.state === 'filled' && view.invoices.length === 0 && (
        <Text tone="soft">No payments yet. Buy a package with crypto, and its address will show up here.</Text>
      )}
      {view.state === 'filled' && (
        <ul className={styles.list}>
          {view.invoices.map((invoice) => (
            <InvoiceCard
              key={invoice.paymentId}
              invoice={invoice}
              isChosen={chosen === invoice.paymentId || chosen === invoice.referenceNo}
              onPost={post}
            />
          ))}
        </ul>
      )}
    </main>
  )
}
