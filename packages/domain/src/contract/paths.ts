/**
 * Logical path of every operation. It is posted to `/graphql/<path>`; headers, tokens and error rules look at whole
 * segments of it (§7, §8). The server refuses a document on any path but its own.
 */
export const operationPaths = {
  StartAnonymousSession: 'anonymous/session',
  WebSettings: 'anonymous/settings',
  SavePushToken: 'push/token',
  Lobby: 'anonymous/lobby',
  Game: 'anonymous/game',
  Articles: 'anonymous/articles',
  Article: 'anonymous/article',
  Captcha: 'anonymous/captcha',
  SendContactMessage: 'anonymous/contact',
  DisplayNameAvailability: 'anonymous/display-name',
  Register: 'anonymous/player-basic-info',
  ConfirmEmail: 'anonymous/email-verification',
  ResendConfirmation: 'anonymous/email-verification/resend',
  ForgotPassword: 'anonymous/forgot-password',
  RequestRecoveryCode: 'anonymous/forgot-password/code',
  ConfirmRecoveryCode: 'anonymous/forgot-password/confirm',
  PasswordResetIsOpen: 'anonymous/reset-password/open',
  ResetPassword: 'anonymous/reset-password',
  Login: 'login',
  RefreshSession: 'refresh',
  Logout: 'logout',
  Me: 'me',
  ChangePassword: 'change-password',
  RequestProfileCode: 'profile/verify',
  ConfirmProfileCode: 'profile/verify/confirm',
  OtherSessions: 'sessions',
  EndOtherSession: 'sessions/end',
  EndOtherSessions: 'sessions/end-others',
  Profile: 'profile',
  ProfileStats: 'profile/stats',
  SavePersonalInfo: 'profile/player-basic-info',
  SaveContactDetails: 'profile/contact-details',
  SaveSocialMedia: 'profile/social-media',
  SaveSpecialOffers: 'profile/special-offers',
  Balances: 'wallet/balances',
  Transactions: 'wallet/transactions',
  Payment: 'payment/status/id',
  Announcements: 'announcements',
  ReadAnnouncement: 'announcements/read',
  Notifications: 'notifications',
  ReadNotifications: 'notifications/read',
  Tickets: 'tickets',
  OpenTicket: 'tickets/open',
  ReplyToTicket: 'tickets/reply',
  InitiateGame: 'initiate',
  GameSession: 'play/session',
  EndGameSession: 'play/session/end',
  SlotRounds: 'history/slots',
} as const satisfies Record<string, string>

export type OperationName = keyof typeof operationPaths
export type OperationPath = (typeof operationPaths)[OperationName]

/** True when `segment` is one whole segment of the path. */
export const hasSegment = (path: string, segment: string): boolean => path.split('/').includes(segment)
