import { Text } from '@lagoon/ui/kit/Text/Text'

export const NothingFound = () => <Text tone="soft">Nothing in the specification has all these words. Try fewer of them.</Text>
