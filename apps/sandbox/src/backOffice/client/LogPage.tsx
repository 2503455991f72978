import { Lines } from './Lines.tsx'
import { Part } from './Part.tsx'
import { RoomHead } from './RoomHead.tsx'
import { useAnswer } from './useAnswer.ts'
import { Waited } from './Waited.tsx'

const titles: Readonly<Record<string, string>> = {
  reviewWithdrawal: 'Withdrawal',
  decideVerification: 'Verification',
  handleTicket: 'Ticket',
  handleContact: 'Contact message',
}

/** What reviewers and agents did, as the platform has written it down. */
export const LogPage = () => {
  const { view } = useAnswer('log', {})
  return (
    <>
      <RoomHead title="Log">What reviewers and agents did last, newest first. Each one’s full history is on its page.</RoomHead>
      <Waited view={view} what="the log">
        {({ actions }) => (
          <Part id="log" title="Latest actions">
            <Lines
              label="Latest actions"
              none="Nobody has done anything yet."
              lines={actions.map(({ at, command, detail }, index) => ({
                id: `${at} ${index}`,
                at,
                title: titles[command] ?? command,
                details: [detail],
              }))}
            />
          </Part>
        )}
      </Waited>
    </>
  )
}
