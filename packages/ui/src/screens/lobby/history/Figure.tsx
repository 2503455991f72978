import { Text } from '../../../kit/Text/Text.tsx'

/** A figure of a round that is no amount: "4 of 6", "2.47×". As large as the amounts beside it. */
export const Figure = ({ children }: { children: string }) => (
  <Text as="span" size="large" weight="strong" isTabular>
    {children}
  </Text>
)
