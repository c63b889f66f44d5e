import { shellConfig } from '@livree/build';
import { defineConfig } from '@rspack/cli';

export default defineConfig(shellConfig(import.meta.dirname));
