const asksForDay = '(prefers-color-scheme: light)'

/** The theme that the page around a frame names in the address: `#theme=day`. */
const named = (): string | undefined => /^#theme=(day|night)$/.exec(window.location.hash)?.[1]

/** Shows the page in the theme that its address names, else in the one that the machine asks for, and follows it when it changes. */
export const followTheme = (): void => {
  const wish = window.matchMedia(asksForDay)
  const follow = () => {
    document.documentElement.dataset.theme = named() ?? (wish.matches ? 'day' : 'night')
  }
  follow()
  wish.addEventListener('change', follow)
}
