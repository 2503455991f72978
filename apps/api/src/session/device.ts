import type { DeviceKind } from '../graphql/resolvers.generated.ts'

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string, DeviceKind])[] = [
  [/\biPad\b/, 'iPad', 'TABLET'],
  [/\biPhone\b/, 'iPhone', 'PHONE'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'PHONE'],
  [/\bAndroid\b/, 'Android', 'TABLET'],
  [/\bWindows\b/, 'Windows', 'COMPUTER'],
  [/\bCrOS\b/, 'ChromeOS', 'COMPUTER'],
  [/\bMacintosh\b/, 'Mac', 'COMPUTER'],
  [/\bLinux\b/, 'Linux', 'COMPUTER'],
]

/** A device in words that its owner knows it by, from what it says of itself: `Firefox on Windows`. */
export const deviceOf = (userAgent: string): { readonly kind: DeviceKind; readonly name: string } => {
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1] ?? 'A browser'
  const [, system, kind] = systems.find(([sign]) => sign.test(userAgent)) ?? [undefined, undefined, 'COMPUTER' as const]
  return { kind, name: system === undefined ? browser : `${browser} on ${system}` }
}
