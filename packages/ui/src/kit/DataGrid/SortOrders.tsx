import { MenuItem, MenuPopover, type MenuPopoverProps } from '../Menu/Menu.tsx'

/** An order in words. */
export interface SortOrder {
  readonly label: string
  readonly onChoose: () => void
}

export interface SortOrdersProps extends Omit<MenuPopoverProps, 'align' | 'children'> {
  /** The orders to choose from. */
  orders: readonly SortOrder[]
}

/** The orders under the button that says the present one. */
export const SortOrders = ({ orders, ...popover }: SortOrdersProps) => (
  <MenuPopover align="end" {...popover}>
    {orders.map(({ label, onChoose }) => (
      <MenuItem key={label} label={label} onPress={onChoose} />
    ))}
  </MenuPopover>
)
