/** The file descriptor over which a render process and the gateway talk. */
export const channelDescriptor = 3;
