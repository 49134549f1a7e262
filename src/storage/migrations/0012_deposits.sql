CREATE TABLE "hub_deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"repository" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"remote_id" text DEFAULT '' NOT NULL,
	"is_requested" boolean DEFAULT false NOT NULL,
	"doi" text DEFAULT '' NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" jsonb,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_repository_tokens" (
	"user_id" text NOT NULL,
	"repository" text NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "hub_repository_tokens_user_id_repository_pk" PRIMARY KEY("user_id","repository")
);
--> statement-breakpoint
ALTER TABLE "hub_projects" ADD COLUMN "doi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_deposits" ADD CONSTRAINT "hub_deposits_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_deposits_project" ON "hub_deposits" USING btree ("project_id","created_at" desc);