/** Logical path of every operation of this capability: see `operationPaths`. */
export const lobbyOperationPaths = {
  Lobby: 'anonymous/lobby',
  Game: 'anonymous/game',
  InitiateGame: 'initiate',
  GameSession: 'play/session',
  EndGameSession: 'play/session/end',
  SlotRounds: 'history/slots',
} as const
