import { Text } from '../../kit/Text/Text.tsx'

/** What arrives in crypto, as heavy as a total of money. */
export const CryptoTotal = ({ amount, code }: { amount: string; code: string }) => (
  <Text as="span" size="lead" weight="strong" isTabular>
    {`${amount} ${code}`}
  </Text>
)
