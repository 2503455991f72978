import { useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { TextArea } from '@lagoon/ui/kit/TextArea/TextArea'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { Card } from './Card.tsx'
import * as styles from './Desk.css.ts'
import type { Act } from './useDesk.ts'

export interface PlayersProps {
  player: string
  act: Act
}

/** What is done to the player of the desk. */
export const Players = ({ player, act }: PlayersProps) => {
  const [title, setTitle] = useState('High tide tonight')
  const [text, setText] = useState('Free spins on Moonlit Tides until midnight.')
  return (
    <div className={styles.cards}>
      <Card
        id="push"
        title="Push a message"
        intro={`Shows at once in every open tab of ${player}, and as a notification in a browser that allowed them.`}
      >
        <TextField label="Title" value={title} onChange={setTitle} maxLength={200} autoComplete="off" />
        <TextArea label="Text" value={text} onChange={setText} limit={300} />
        <Stack direction="row">
          <Button onPress={() => void act({ on: 'platform', command: { do: 'push', player, title, text } }, `Sent to ${player}.`)}>
            Push
          </Button>
        </Stack>
      </Card>
      <Card id="log-out" title="Log out everywhere" intro={`Ends every session for ${player}, like logging in on another device.`}>
        <Stack direction="row">
          <Button
            weight="danger"
            onPress={() => void act({ on: 'platform', command: { do: 'logOut', player } }, `${player} was logged out everywhere.`)}
          >
            Log out
          </Button>
        </Stack>
      </Card>
    </div>
  )
}
