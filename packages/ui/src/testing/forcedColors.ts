/**
 * For the story `ForcedColors` of a part: the part as a person sees it whose system replaces all colors. The name alone makes the
 * tests emulate them.
 */
export const forcedColors = {
  // axe reads the colors that the part asked for, not the ones that the system put in their place.
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } } } } },
}
