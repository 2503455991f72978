/**
 * Name, on the page's global object, of the form that was sent before the app had come, until something else is typed. A script in
 * the page itself writes it (`apps/web/build/beforeScripts.ts`).
 */
export const EARLY_SUBMIT = 'earlySubmit'
