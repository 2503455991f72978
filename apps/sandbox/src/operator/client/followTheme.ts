const asksForDay = '(prefers-color-scheme: light)'

/** Shows the page in the theme that the machine asks for, and follows it when it changes. */
export const followTheme = (): void => {
  const wish = window.matchMedia(asksForDay)
  const follow = () => {
    document.documentElement.dataset.theme = wish.matches ? 'day' : 'night'
  }
  follow()
  wish.addEventListener('change', follow)
}
