import type { ReactNode } from 'react'
import type { DownloadView } from '@lagoon/domain/content/content.state'
import { brand } from '../../../brand.ts'
import { Link } from '../../../kit/Link/Link.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Prose } from '../../../patterns/Prose/Prose.tsx'
import { QrCode } from '../../../patterns/QrCode/QrCode.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { AndroidInstall } from './AndroidInstall.tsx'
import * as styles from './Download.css.ts'
import { PhonePicture } from './PhonePicture.tsx'

export interface DownloadProps {
  view: DownloadView
  /** Asks the browser of an Android phone to install the app. */
  onInstall: () => void
}

const Facts = () => (
  <Prose
    blocks={[
      { kind: 'heading', title: 'What you get' },
      {
        kind: 'list',
        items: [
          'The same account and balances on all your devices.',
          'An icon on your home screen, and full-screen games.',
          'No app store and almost no storage. It installs from your browser and updates itself.',
        ],
      },
      { kind: 'heading', title: 'To uninstall' },
      { kind: 'paragraph', words: 'Remove it like any other app. Your account and tokens won’t change.' },
    ]}
  />
)

const Page = ({ intro, children }: { intro: string; children: ReactNode }) => (
  <ScreenFrame title={`${brand.name} on your phone`} intro={intro} width="regular">
    <div className={styles.columns}>
      <div className={styles.main}>
        {children}
        <Facts />
      </div>
      <div className={styles.picture}>
        <PhonePicture />
      </div>
    </div>
  </ScreenFrame>
)

/** How the app comes onto this device, or from this screen onto the phone. */
export const Download = ({ view, onInstall }: DownloadProps) => {
  switch (view.state) {
    case 'desktop':
      return (
        <Page intro="Scan the code with your phone’s camera.">
          <Surface padding="wide">
            <div className={styles.code}>
              <QrCode value={view.address} label="QR code that opens this page on your phone" />
              <div className={styles.beside}>
                <Prose
                  blocks={[
                    {
                      kind: 'steps',
                      items: ['Open your phone’s camera.', 'Point it at the code and open the link.', 'Follow the steps for your phone.'],
                    },
                  ]}
                />
                <Text size="small" tone="soft">
                  Or go to: <Link href={view.address}>{view.address.replace('https://', '')}</Link>
                </Text>
              </div>
            </div>
          </Surface>
        </Page>
      )
    case 'ios':
      return (
        <Page intro="On iPhone or iPad, it takes three taps in Safari.">
          <Surface padding="wide">
            <Prose
              blocks={[
                {
                  kind: 'steps',
                  items: [
                    ['Tap ', { strong: 'Share' }, ' (the square with the arrow) in Safari’s toolbar.'],
                    ['Scroll down and tap ', { strong: 'Add to Home Screen' }, '.'],
                    ['Tap ', { strong: 'Add' }, `. ${brand.name} is now with your other apps.`],
                  ],
                },
                {
                  kind: 'note',
                  tone: 'info',
                  title: 'You’ll need to log in again',
                  words: 'On iPhone, the app and Safari don’t share logins. Open the app and log in there.',
                },
              ]}
            />
          </Surface>
        </Page>
      )
    case 'android':
      return (
        <Page intro="On Android, your browser installs it for you.">
          <Surface padding="wide">
            <AndroidInstall install={view.install} onInstall={onInstall} />
          </Surface>
        </Page>
      )
  }
}
