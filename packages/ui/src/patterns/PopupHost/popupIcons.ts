import {
  Banknote,
  Coins,
  CreditCard,
  Gauge,
  IdCard,
  MapPin,
  MonitorSmartphone,
  RefreshCw,
  ShieldAlert,
  Unplug,
  type LucideIcon,
} from 'lucide-react'

/** The drawings of popups, by what they are about. */
export const popupIcons = {
  update: RefreshCw,
  network: Unplug,
  devices: MonitorSmartphone,
  safety: ShieldAlert,
  limit: Gauge,
  identity: IdCard,
  country: MapPin,
  withdrawal: Banknote,
  balance: Coins,
  payment: CreditCard,
} as const satisfies Record<string, LucideIcon>

export type PopupIcon = keyof typeof popupIcons
