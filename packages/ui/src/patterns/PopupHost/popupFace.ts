import type { NoticeProps } from '../../kit/Notice/Notice.tsx'
import type { DialogProps } from '../../kit/Dialog/Dialog.tsx'
import type { TokenKind } from '../TokenIcon/tokenKinds.ts'
import type { Currency } from '../Price/formatPrice.ts'
import type { PopupIcon } from './popupIcons.ts'

/** One line of figures: tokens, money or words. Minor units. */
export interface PopupFigure {
  readonly term: string
  readonly value: string | { readonly kind: TokenKind; readonly minor: bigint } | { readonly currency: Currency; readonly minor: bigint }
  readonly isTotal?: boolean
}

/** What a popup says and offers, as data: so a queue of popups can be kept, compared and tested without a page. */
export interface PopupFace {
  readonly title: string
  readonly icon: PopupIcon
  readonly tone: NonNullable<DialogProps['tone']>
  /** What happened. */
  readonly text: string
  /** What it means for the player and their tokens. */
  readonly meaning?: string
  readonly figures?: readonly PopupFigure[]
  /** What went wrong with the last attempt; said at once. */
  readonly notice?: { readonly tone: NonNullable<NoticeProps['tone']>; readonly text: string }
  /** The next step. */
  readonly confirm: { readonly label: string; readonly isPending?: boolean }
  /** The way to leave it; absent where going on is the only way. */
  readonly dismiss?: { readonly label: string }
  /** Which of the two is the way that we advise; `neither` where the player is to weigh them alone. @default 'confirm' */
  readonly emphasis?: 'confirm' | 'dismiss' | 'neither'
  /** Nothing else can go on before it is decided: no close button, Escape does nothing. */
  readonly isBlocking?: boolean
}
