import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Header, Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import * as styles from './Menu.css.ts'

export interface MenuProps {
  /** The button that opens it; a Button or an IconButton. It names the menu. */
  trigger: ReactNode
  /** Which edge of the trigger it keeps to. @default 'start' */
  align?: 'start' | 'end'
  /** MenuItem and MenuSection. */
  children: ReactNode
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

export interface MenuItemProps {
  /** A verb phrase, or the name of the place it goes to. */
  label: string
  icon?: LucideIcon
  /** Short words at the end: a count, a balance. */
  detail?: string
  /** @default 'plain' */
  tone?: (typeof styles.tones)[number]
  /** Makes it a link of the app, or to elsewhere. */
  href?: string
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
  children: ReactNode
}

export const MenuSection = ({ title, label, children }: MenuSectionProps) => (
  <AriaMenuSection className={styles.section} {...(title === undefined && label !== undefined && { 'aria-label': label })}>
    {title !== undefined && <Header className={styles.sectionTitle}>{title}</Header>}
    {children}
  </AriaMenuSection>
)
