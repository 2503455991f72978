import { profileAddress } from '@lagoon/contract/account/addresses'
import { brand } from '../../../brand.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { linkTo, pages } from '../pages.ts'

const settings = { link: 'Profile, Settings', href: profileAddress('settings') }

export const responsibleGamingText: InformationText = {
  title: 'Responsible gaming',
  lead: 'Limits, breaks and help: what you can set yourself, what it does from that moment on, and who listens if it has become too much.',
  validFrom: '2026-02-01',
  sections: [
    {
      id: 'before-you-play',
      title: 'Before you play',
      blocks: [
        {
          kind: 'list',
          items: [
            'Decide what this evening may cost, in money and in time, before you open a game.',
            'Most rounds lose. The return to player is an average over very many rounds; one evening can end far from it.',
            'A lost round says nothing about the next one. No game remembers what it paid you.',
            'Do not play to win something back, and do not play with money that has another purpose.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'A deposit limit',
      blocks: [
        {
          kind: 'paragraph',
          words: [
            'In ',
            settings,
            ' you set how much you may spend on packages, and in how many days. When a purchase would go over it, it is refused before anything is paid.',
          ],
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Lower a limit', words: 'Holds at once.' },
            { label: 'Raise or remove it', words: 'Holds after 24 hours, so that it is tomorrow’s decision.' },
            {
              label: 'While you play',
              words: 'A reminder tells you how long you have played, and what you have bet and won, in plain figures.',
            },
          ],
        },
      ],
    },
    {
      id: 'breaks',
      title: 'A break or self-exclusion',
      blocks: [
        {
          kind: 'paragraph',
          words: ['Both are in ', settings, '. Both hold from the moment you confirm, and nobody can end them early, not even support.'],
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Break', words: 'For 24 hours, 7 days or 30 days.' },
            {
              label: 'Self-exclusion',
              words: 'For 6 months or 1 year.',
            },
          ],
        },
        { kind: 'heading', title: 'What happens to the rest' },
        {
          kind: 'list',
          items: [
            'You are logged out everywhere, and cannot play or buy until the time is over.',
            'A round that was still open is finished by its provider, and a win is booked.',
            'Your tokens stay, and a withdrawal under way is still paid.',
            'We send you no offers by email or notification, and no free tokens to tempt you back.',
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'It takes a minute, and nobody asks why',
          words: [
            'If you cannot log in, ',
            linkTo('contact', 'write to us'),
            ' from the email address of your account and name the break or the self-exclusion you want. We set it the same day.',
          ],
        },
      ],
    },
    {
      id: 'signs',
      title: 'When it is no longer play',
      blocks: [
        { kind: 'paragraph', words: 'One yes is reason enough for a break. Several are a reason to talk to somebody.' },
        {
          kind: 'list',
          items: [
            'Do you play longer, or with more, than you had decided?',
            'Do you go on playing to win back what is gone?',
            'Have you hidden from somebody how much you play?',
            'Have you borrowed, sold something or left a bill unpaid to play?',
            'Are you restless or angry when you cannot play?',
          ],
        },
      ],
    },
    {
      id: 'help',
      title: 'Where help is',
      blocks: [
        { kind: 'paragraph', words: 'All of them are free, confidential, and independent of us.' },
        {
          kind: 'facts',
          rows: [
            {
              label: 'United States',
              words: ['1-800-GAMBLER, by phone at any hour: ', { link: '1800gambler.net', href: 'https://www.1800gambler.net' }],
            },
            {
              label: 'Ontario',
              words: ['1-866-531-2600, at any hour: ', { link: 'connexontario.ca', href: 'https://www.connexontario.ca' }],
            },
            {
              label: 'In many languages',
              words: ['Online support from anywhere: ', { link: 'gamblingtherapy.org', href: 'https://www.gamblingtherapy.org' }],
            },
            {
              label: 'Among others',
              words: ['Meetings, in person and online: ', { link: 'gamblersanonymous.org', href: 'https://www.gamblersanonymous.org' }],
            },
            { label: 'In a crisis', words: 'Call or text 988 in the United States and Canada, or your local emergency number.' },
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Nobody under 18',
      blocks: [
        {
          kind: 'paragraph',
          words: `${brand.name} is for adults of 18 years and over. We ask at sign-up, and we check the date of birth before anything is paid out. An account of somebody younger is closed.`,
        },
        {
          kind: 'paragraph',
          words: 'If children use your device, log out when you have finished and keep the password out of the browser’s memory.',
        },
      ],
    },
  ],
  related: [pages.questions, pages.terms, pages.contact],
}
