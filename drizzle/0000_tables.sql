CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`ruleset` text NOT NULL,
	`rules_version` integer NOT NULL,
	`title` text,
	`visibility` text NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`deal` text NOT NULL,
	`awaiting` text NOT NULL,
	`outcome` text,
	`origin_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `games_by_visibility` ON `games` (`visibility`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `games_by_status` ON `games` (`visibility`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `games_by_origin` ON `games` (`origin_id`) WHERE origin_id is not null;--> statement-breakpoint
CREATE TABLE `idempotency` (
	`player_id` text NOT NULL,
	`key` text NOT NULL,
	`claim` text,
	`fingerprint` text NOT NULL,
	`status` integer NOT NULL,
	`headers` text NOT NULL,
	`body` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`player_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_by_time` ON `idempotency` (`at`);--> statement-breakpoint
CREATE TABLE `log` (
	`game_id` text NOT NULL,
	`version` integer NOT NULL,
	`first_seq` integer NOT NULL,
	`at` integer NOT NULL,
	`facts` text NOT NULL,
	PRIMARY KEY(`game_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `players` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `players_token_hash_unique` ON `players` (`token_hash`);--> statement-breakpoint
CREATE TABLE `seats` (
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`kind` text NOT NULL,
	`player_id` text,
	`resigned` integer NOT NULL,
	`awaited` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `seat`)
);
--> statement-breakpoint
CREATE INDEX `seats_by_player` ON `seats` (`player_id`,`created_at`,`game_id`);--> statement-breakpoint
CREATE INDEX `seats_awaited` ON `seats` (`player_id`,`created_at`,`game_id`) WHERE awaited = 1;