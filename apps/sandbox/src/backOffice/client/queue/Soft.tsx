import { Text } from '@lagoon/ui/kit/Text/Text'

/** Words of an entry that say less than the others. */
export const Soft = ({ children }: { children: string }) => (
  <Text as="span" size="small" tone="soft">
    {children}
  </Text>
)
