import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerRoute, abortOnClose } from '../../platform/http/index.ts';
import { replaceAvatar, setAvatar } from './commands/replace-avatar.ts';

const limit = { max: 20, seconds: 60 };

export function avatarRoutes(app: FastifyInstance, deps: Deps): void {
  const { uploadAvatar, removeAvatar } = routes.settings;

  registerRoute(
    app,
    uploadAvatar,
    async ({ body }, { caller, translate, reply }) => {
      const sender = { userId: caller.id, signal: abortOnClose(reply) };
      const avatar = await replaceAvatar(deps, sender, body.avatar);
      return {
        message: translate('settings.avatar_updated'),
        data: { avatar, avatarUrl: `/storage/${avatar}` },
      };
    },
    { limit },
  );

  registerRoute(app, removeAvatar, async (_, { caller, translate }) => {
    await setAvatar(deps, caller.id, null);
    return { message: translate('settings.avatar_removed'), data: { avatar: null, avatarUrl: null } };
  });
}
