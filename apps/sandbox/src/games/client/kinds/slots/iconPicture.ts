const painted = ['color', 'fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-linecap'] as const

/** An icon of the page as the address of a picture: the page's styles do not reach into one, so it takes them along. */
export const iconPicture = (icon: SVGSVGElement, side: number): string => {
  const copy = icon.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [at, part] of [icon, ...icon.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(part)
    for (const name of painted) copies[at]?.setAttribute(name, style.getPropertyValue(name))
  }
  copy.setAttribute('width', String(side))
  copy.setAttribute('height', String(side))
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
}
