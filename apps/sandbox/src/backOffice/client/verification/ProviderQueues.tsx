import { Link } from '@lagoon/ui/kit/Link/Link'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { OfficeSettings } from '../../contract.ts'

/** The way to the queues of the identity providers' own staff. */
export const ProviderQueues = ({ identityQueues }: Pick<OfficeSettings, 'identityQueues'>) => (
  <Text>
    Cases that a provider’s own staff decide are in their queue:{' '}
    {identityQueues.map(({ name, address }) => (
      <Link key={name} href={address} isNewTab>
        {`Reviewers of ${name}`}
      </Link>
    ))}
  </Text>
)
