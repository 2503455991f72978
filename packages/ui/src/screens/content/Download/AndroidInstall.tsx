import type { DownloadView } from '@lagoon/domain/content/content.state'
import { brand } from '../../../brand.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Prose } from '../../../patterns/Prose/Prose.tsx'

interface AndroidInstallProps {
  install: Extract<DownloadView, { state: 'android' }>['install']
  onInstall: () => void
}

/** One press where the browser lets a page ask; else the way through the browser's menu. */
export const AndroidInstall = ({ install, onInstall }: AndroidInstallProps) => {
  if (install === 'installed')
    return (
      <Notice tone="success" announce="politely" title={`${brand.name} is installed`}>
        Find it with your other apps. You can close this page and open it there.
      </Notice>
    )
  if (install === 'byMenu')
    return (
      <Prose
        blocks={[
          {
            kind: 'steps',
            items: [
              ['Open your browser menu, ', { strong: 'the three dots' }, '.'],
              ['Tap ', { strong: 'Install app' }, ' or ', { strong: 'Add to Home screen' }, '.'],
              ['Confirm. ', `${brand.name} is now with your other apps.`],
            ],
          },
        ]}
      />
    )
  return (
    <Stack gap="close" align="stretch">
      <Button weight="primary" size="large" isPending={install === 'installing'} onPress={onInstall}>
        Install {brand.name}
      </Button>
      <Text size="small" tone="soft">
        Your browser will ask you to confirm.
      </Text>
    </Stack>
  )
}
