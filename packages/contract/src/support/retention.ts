/** How long a message sent with the contact form is kept, in days: the platform sweeps by it, and the privacy policy says it. */
export const CONTACT_MESSAGE_DAYS = 400
