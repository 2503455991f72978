/**
 * For the story `ForcedColours` of a part: the part as a person sees it whose system replaces all colours. The name alone makes the
 * tests emulate them.
 */
export const forcedColours = {
  // axe reads the colours that the part asked for, not the ones that the system put in their place.
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } } } } },
}
