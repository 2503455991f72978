/** The list of notifications as a page, on phones. */
export const notificationsAddress = '/notification'
