import { remoteConfig } from '@livree/build';
import { defineConfig } from '@rspack/cli';

export default defineConfig(remoteConfig(import.meta.dirname));
