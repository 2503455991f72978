// Stands in for the SDK of the marketing service: the same entrances, and everything that it is told goes to the desk.
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const tell = (name, ...detail) => {
    const body = JSON.stringify({ name, page: window.location.pathname, detail: JSON.stringify(detail) })
    fetch(`${origin}/calls`, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined)
  }
  window.optimoveSDK = {
    initialize(tenant, ready) {
      tell('initialize', tenant)
      if (typeof ready === 'function') ready()
    },
    API: {
      setUserId: (id) => tell('setUserId', id),
      setPageVisit: (address, title) => tell('setPageVisit', address, title),
      reportEvent: (event, parameters) => tell('reportEvent', event, parameters),
    },
  }
  tell('loaded')
})()
