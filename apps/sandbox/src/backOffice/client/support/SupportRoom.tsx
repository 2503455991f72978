import { ticketQueues } from '@lagoon/contract/wire/operator/tickets'
import { Tabs } from '@lagoon/ui/kit/Tabs/Tabs'
import { addressOf, go, type Address } from '../address.ts'
import { RoomHead } from '../RoomHead.tsx'
import { ContactList } from './ContactList.tsx'
import { ContactPage } from './ContactPage.tsx'
import { CONTACT } from './contactsHref.ts'
import { TicketPage } from './TicketPage.tsx'
import { TicketQueue } from './TicketQueue.tsx'
import { queueWords } from './words.ts'

interface Props {
  address: Address
  /** Who works here; null: nobody has said. */
  agent: string | null
}

const Lists = ({ address, agent }: Props) => {
  const asked = address.search.get('queue')
  return (
    <>
      <RoomHead title="Support">What players and visitors wrote, and who has it.</RoomHead>
      <Tabs
        label="Tickets by step, and contact messages"
        selected={asked === CONTACT ? CONTACT : (ticketQueues.find((one) => one === asked) ?? 'WAITING')}
        onSelect={({ id }) => go(addressOf('support', undefined, { queue: id }))}
        tabs={[
          ...ticketQueues.map((id) => ({
            id,
            label: queueWords[id],
            content: <TicketQueue address={address} queue={id} agent={agent} />,
          })),
          { id: CONTACT, label: 'Contact messages', content: <ContactList /> },
        ]}
      />
    </>
  )
}

/** Tickets of players and messages of the contact form: their lists, and one of them by its reference. */
export const SupportRoom = ({ address, agent }: Props) => {
  const { id } = address
  if (id === null) return <Lists address={address} agent={agent} />
  return id.startsWith('C-') ? <ContactPage key={id} id={id} agent={agent} /> : <TicketPage key={id} id={id} agent={agent} />
}
