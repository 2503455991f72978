import type { LucideIcon } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Header, Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import * as styles from './Menu.css.ts'

interface MenuContent {
  /** Which edge of the trigger it keeps to. @default 'start' */
  align?: 'start' | 'end'
  /** MenuItem and MenuSection. */
  children: ReactNode
}

export interface MenuProps extends MenuContent {
  /** The button that opens it; a Button or an IconButton. It names the menu. */
  trigger: ReactNode
}

/** A short list of actions and ways behind one button. For a choice of a value use Select. */
export const Menu = ({ trigger, align = 'start', children }: MenuProps) => (
  <MenuTrigger>
    {trigger}
    <Popover className={styles.popover} placement={align === 'start' ? 'bottom start' : 'bottom end'} offset={6}>
      <AriaMenu className={styles.root}>{children}</AriaMenu>
    </Popover>
  </MenuTrigger>
)

/** What has the focus when a menu opens: one of its items, or, after a press by pointer, the menu itself. */
export type MenuFocus = 'first' | 'last' | 'menu'

export interface MenuPopoverProps extends MenuContent {
  /** The button that it belongs to, which has `aria-haspopup` and `aria-expanded`. */
  triggerRef: RefObject<HTMLElement | null>
  /** Names it, as its button does. */
  label: string
  /** The menu is open. */
  isOpen: boolean
  /** What has the focus when it opens. */
  focus: MenuFocus
  /** The player closed it: by a choice, Escape or a press outside. */
  onClose: () => void
}

/** The menu without its button, for one that is fetched when its button is pressed. */
export const MenuPopover = ({ triggerRef, label, align = 'start', isOpen, focus, onClose, children }: MenuPopoverProps) => (
  <Popover
    className={styles.popover}
    placement={align === 'start' ? 'bottom start' : 'bottom end'}
    offset={6}
    triggerRef={triggerRef}
    trigger="MenuTrigger"
    aria-label={label}
    isOpen={isOpen}
    onOpenChange={onClose}
  >
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus, as it does behind a MenuTrigger */}
    <AriaMenu aria-label={label} autoFocus={focus === 'menu' || focus} className={styles.root} onClose={onClose}>
      {children}
    </AriaMenu>
  </Popover>
)

export interface MenuItemProps {
  /** A verb phrase, or the name of the place it goes to. */
  label: string
  /** A drawing of lucide before the words. */
  icon?: LucideIcon
  /** Short words at the end: a count, a balance. */
  detail?: string
  /** `danger` for what cannot be undone. @default 'plain' */
  tone?: 'plain' | 'danger'
  /** Makes it a link of the app, or to elsewhere. */
  href?: string
  /** What it does; without it the item leads somewhere. */
  onPress?: () => void
}

export const MenuItem = ({ label, icon: Icon, detail, tone, href, onPress }: MenuItemProps) => (
  <AriaMenuItem
    textValue={label}
    className={styles.item({ tone })}
    {...(href !== undefined && { href })}
    {...(onPress && { onAction: onPress })}
  >
    {Icon && <Icon className={tone === 'danger' ? undefined : styles.icon} size="1.125rem" strokeWidth={1.75} aria-hidden />}
    <span className={styles.words}>{label}</span>
    {detail !== undefined && <span className={styles.detail}>{detail}</span>}
  </AriaMenuItem>
)

export interface MenuSectionProps {
  /** Heads the items below; absent for a plain dividing line. */
  title?: string
  /** For a screen reader, where there is no title. */
  label?: string
  /** The items of the section. */
  children: ReactNode
}

export const MenuSection = ({ title, label, children }: MenuSectionProps) => (
  <AriaMenuSection className={styles.section} {...(title === undefined && label !== undefined && { 'aria-label': label })}>
    {title !== undefined && <Header className={styles.sectionTitle}>{title}</Header>}
    {children}
  </AriaMenuSection>
)
