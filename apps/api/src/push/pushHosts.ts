/**
 * Whether an address is of a push service that we send to. It came from a browser: without this list anybody could have the platform
 * call an address of their choice. An entry is an origin; `https://*.host` means every host below.
 */
export const isPushAddress = (origins: readonly string[], address: string): boolean => {
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return false
  return origins.some((origin) => {
    const [scheme, host] = origin.split('://*')
    return host === undefined ? url.origin === origin : url.protocol === `${scheme}:` && url.port === '' && url.hostname.endsWith(host)
  })
}
