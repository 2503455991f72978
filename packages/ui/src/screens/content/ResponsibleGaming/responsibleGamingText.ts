import { loginReturnAddress, profileAddress } from '@lagoon/contract/account/addresses'
import { brand } from '../../../brand.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { linkTo, pages } from '../pages.ts'

const settings = { link: 'Profile > Settings', href: loginReturnAddress(profileAddress('settings')) }
const stats = { link: 'Stats and tokens', href: loginReturnAddress(profileAddress('stats')) }
const history = { link: 'Game history', href: loginReturnAddress(profileAddress('game-history')) }

export const responsibleGamingText: InformationText = {
  title: 'Responsible gaming',
  lead: 'How to keep play fun, what you can do here today, and where to get help if it’s become too much.',
  validFrom: '2026-02-01',
  sections: [
    {
      id: 'before-you-play',
      title: 'Before you play',
      blocks: [
        {
          kind: 'list',
          items: [
            'Decide how much time you want to spend before you open a game.',
            'Most rounds lose. Return to player is an average over a very large number of rounds, and a single session can be very different.',
            'Past rounds don’t affect the next one. Games don’t remember what they’ve paid you.',
            'Don’t chase losses, and don’t play when you’re upset.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Limits and reminders',
      blocks: [
        {
          kind: 'paragraph',
          words: [
            'Set a deposit limit in ',
            settings,
            '. It’s the most you can spend on packages per day, per 7 days, or per 30 days. A lower limit takes effect right away. Raising or removing it takes effect after 24 hours.',
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'You can set a loss limit there, too. It’s the most you can lose with sweep, bonus sweep, and prize tokens: your bets minus your wins, across all games. If a bet would go over it, we refuse the bet and tell you when you can bet again. You can always finish a round you’ve started. Game tokens don’t count, because they can’t become prizes.',
          ],
        },
        {
          kind: 'paragraph',
          words:
            'At tables with a buy-in, you can buy in for no more than what’s left of your limit. Losses count from when you set the limit, and days start at midnight UTC. You change it the same way as a deposit limit.',
        },
        { kind: 'heading', title: 'What else you can do today' },
        {
          kind: 'list',
          items: [
            'After an hour in a game, we’ll show you how long you’ve played and what you’ve bet and won. Set a timer if you want a reminder sooner.',
            ['See every round with its bet and win in your ', history, '.'],
            ['See what you’ve played and won since you signed up in ', stats, '.'],
          ],
        },
      ],
    },
    {
      id: 'breaks',
      title: 'Taking a break',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'You can’t set a break or self-exclusion in your settings yet. What you can set there now is limits, and a lower limit takes effect right away.',
        },
        { kind: 'heading', title: 'What you can do right now' },
        {
          kind: 'list',
          items: [
            ['Set a deposit limit and a loss limit in ', settings, ', as low as 1 dollar and 1 token.'],
            ['Turn off offers by email in ', settings, '.'],
            'Log out. You’re only ever logged in on one device at a time.',
            'Remove saved passwords and the app from your devices.',
            'Use a free service below. They can help you block gambling sites on all your devices.',
          ],
        },
        { kind: 'heading', title: 'Asking us for a break' },
        {
          kind: 'paragraph',
          words: [
            'You can ask for a break, or ask us to close your account. ',
            linkTo('contact', 'Contact us'),
            ` or email ${brand.supportEmail} from your account’s email address. We can’t promise how soon that happens, and your account stays open until then.`,
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'Don’t wait for us if you need help now',
          words: 'The helplines under “Get help” are open 24/7.',
        },
      ],
    },
    {
      id: 'signs',
      title: 'When it’s no longer fun',
      blocks: [
        {
          kind: 'paragraph',
          words: 'If you answer yes to even one of these, take a break. If you answer yes to several, talk to someone.',
        },
        {
          kind: 'list',
          items: [
            'Do you play longer, or with more, than you planned?',
            'Do you keep playing to win back what you’ve lost?',
            'Have you hidden how much you play from someone?',
            'Have you borrowed, sold something, or left a bill unpaid to play?',
            'Do you feel restless or angry when you can’t play?',
          ],
        },
      ],
    },
    {
      id: 'help',
      title: 'Get help',
      blocks: [
        { kind: 'paragraph', words: 'These services are free, confidential, and independent of us.' },
        {
          kind: 'facts',
          rows: [
            {
              label: 'United States',
              words: ['1-800-GAMBLER, by phone, 24/7: ', { link: '1800gambler.net', href: 'https://www.1800gambler.net' }],
            },
            {
              label: 'Ontario',
              words: ['1-866-531-2600, 24/7: ', { link: 'connexontario.ca', href: 'https://www.connexontario.ca' }],
            },
            {
              label: 'Other languages',
              words: ['Online support worldwide: ', { link: 'gamblingtherapy.org', href: 'https://www.gamblingtherapy.org' }],
            },
            {
              label: 'Peer support',
              words: ['Meetings in person and online: ', { link: 'gamblersanonymous.org', href: 'https://www.gamblersanonymous.org' }],
            },
            { label: 'In a crisis', words: 'Call or text 988 in the US and Canada, or your local emergency number.' },
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'No one under 18',
      blocks: [
        {
          kind: 'paragraph',
          words: `${brand.name} is for adults 18 and over. We ask you to confirm your age when you sign up, and we close any account that belongs to someone younger.`,
        },
        {
          kind: 'paragraph',
          words: 'If children use your device, log out when you’re done and don’t save your password in the browser.',
        },
      ],
    },
  ],
  related: [pages.questions, pages.terms, pages.contact],
}
