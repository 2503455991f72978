const open = new Set<symbol>()
const hearers = new Set<() => void>()
const tell = () => {
  for (const hear of hearers) hear()
}

/** Notes a dialog that stands open. Answers its end. */
export const noteDialog = (): (() => void) => {
  const mine = Symbol('dialog')
  open.add(mine)
  tell()
  return () => {
    open.delete(mine)
    tell()
  }
}

/** Hears that a dialog opened or closed, for `useSyncExternalStore`. */
export const onDialogs = (hear: () => void): (() => void) => {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** True while any dialog stands open. */
export const hasOpenDialog = (): boolean => open.size > 0
