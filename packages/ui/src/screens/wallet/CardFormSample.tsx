import { TextField } from '../../kit/TextField/TextField.tsx'
import { vars } from '../../theme/contract.css.ts'

interface CardFormSampleProps {
  holder?: string
  number?: string
  expiry?: string
}

/** In a story, stands for the frame of the provider, whose looks are not ours. */
export const CardFormSample = ({ holder = '', number = '', expiry = '' }: CardFormSampleProps) => (
  <div style={{ display: 'grid', gap: vars.space.even, padding: vars.space.even }}>
    <TextField label="Card holder" value={holder} isReadOnly />
    <TextField label="Card number" value={number} isReadOnly />
    <TextField label="Month and year" value={expiry} isReadOnly />
  </div>
)
