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
          'The same house, account and balances. What you do on one device shows on the other.',
          'A sign on your home screen, and the whole screen for the game.',
          'No store and next to no space: it is installed from the browser and keeps itself up to date.',
        ],
      },
      { kind: 'heading', title: 'To remove it' },
      { kind: 'paragraph', words: 'Remove it like any other app. Your account and your tokens stay as they are.' },
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
        <Page intro="Point the camera of your phone at the code, and go on there.">
          <Surface padding="wide">
            <div className={styles.code}>
              <QrCode value={view.address} label="QR code that opens this page on your phone" />
              <div className={styles.beside}>
                <Prose
                  blocks={[
                    {
                      kind: 'steps',
                      items: [
                        'Open the camera of your phone.',
                        'Point it at the code and open the link.',
                        'Follow the page: it knows your phone.',
                      ],
                    },
                  ]}
                />
                <Text size="small" tone="soft">
                  Or type the address: <Link href={view.address}>{view.address.replace('https://', '')}</Link>
                </Text>
              </div>
            </div>
          </Surface>
        </Page>
      )
    case 'ios':
      return (
        <Page intro="On an iPhone or iPad it takes three taps in Safari.">
          <Surface padding="wide">
            <Prose
              blocks={[
                {
                  kind: 'steps',
                  items: [
                    ['Tap ', { strong: 'Share' }, ', the square with the arrow, in the bar of Safari.'],
                    ['Scroll down and tap ', { strong: 'Add to Home Screen' }, '.'],
                    ['Tap ', { strong: 'Add' }, `. ${brand.name} now stands beside your apps.`],
                  ],
                },
                {
                  kind: 'note',
                  tone: 'info',
                  title: 'You log in once more',
                  words: 'On an iPhone the app and Safari keep their log-ins apart. Open the app and log in there; nothing else changes.',
                },
              ]}
            />
          </Surface>
        </Page>
      )
    case 'android':
      return (
        <Page intro="On an Android phone the browser installs it for you.">
          <Surface padding="wide">
            <AndroidInstall install={view.install} onInstall={onInstall} />
          </Surface>
        </Page>
      )
  }
}
