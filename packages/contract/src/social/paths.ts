/** Logical path of every operation of this capability: see `operationPaths`. */
export const socialOperationPaths = {
  Announcements: 'announcements',
  ReadAnnouncement: 'announcements/read',
  Notifications: 'notifications',
  ReadNotifications: 'notifications/read',
} as const
