/** Type of the annotation that a walk in the browser marks a state with. */
export const REACHED = 'reached'

/** Screens of docs/spec/states.md whose states have to be reached by walks through the running product; `all` for those of a capability. */
export const countedScreens: Readonly<Record<string, 'all' | readonly string[]>> = {
  lobby: 'all',
  wallet: 'all',
  kyc: 'all',
  withdrawal: 'all',
}

/** States of counted screens that only Storybook shows, as `capability/screen/state`, with the reason. */
export const inStorybookOnly: Readonly<Record<string, string>> = {}
