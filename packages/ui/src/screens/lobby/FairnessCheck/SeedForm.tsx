import { useState } from 'react'
import { Button } from '../../../kit/Button/Button.tsx'
import { TextField } from '../../../kit/TextField/TextField.tsx'
import * as styles from './FairnessCheck.css.ts'

const isSeed = (text: string) => /^[0-9a-f]{64}$/.test(text)

/** Where the server seed is entered once the provider has revealed it. */
export const SeedForm = ({ onSeed }: { onSeed: (serverSeed: string) => void }) => {
  const [seed, setSeed] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const given = seed.trim().toLowerCase()
        setError(isSeed(given) ? undefined : 'A server seed has 64 characters: digits, and letters from a to f.')
        if (isSeed(given)) onSeed(given)
      }}
    >
      <TextField label="Revealed server seed" value={seed} onChange={setSeed} {...(error !== undefined && { error })} />
      <div className={styles.actions}>
        <Button type="submit" weight="primary">
          Check with this seed
        </Button>
      </div>
    </form>
  )
}
